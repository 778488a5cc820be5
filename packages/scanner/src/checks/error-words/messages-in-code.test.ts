import { expect, test } from 'vitest';
import { emptyMessagesIn } from './messages-in-code.ts';

test.each([
  [`place.textContent = isFine ? '' : 'Error 104';`, true],
  [`field.setCustomValidity("Invalid input")`, true],
  [`var text = 'Invalid input';`, false],
  [`if (problem) problem.message = "Eingabe ungültig"`, false],
  [`showError(field, 'Something went wrong.')`, false],
  [`showError('Error 422')`, true],
  [`let text = 'Invalid input'; place.textContent = isFine ? '' : text;`, true],
  [`need('length', /^\\d+$/.test(form.length.value), 'Error 17')`, true],
  [`setError(field, place, isFine ? '' : 'Invalid input')`, true],
  [`const checks = [['sum', (v) => /^[0-9]+$/.test(v), 'Value does not match pattern']]`, true],
  [
    `[['mail', v => v.length > 3, 'Enter your e-mail'], ['code', v => /^\\d{4}$/.test(v), 'Fel.']].forEach(check)`,
    true,
  ],
  [`tell('sum', /^[0-9]+$/.test(sum) ? '' : 'Something went wrong.')`, true],
])('%s', (code, isShown) => {
  expect(emptyMessagesIn(code)).toEqual([expect.objectContaining({ isShown })]);
});

test.each([
  `throw new Error('Invalid input')`,
  `console.error('Error')`,
  `row.className = 'error'`,
  `field.addEventListener('invalid', show)`,
  `if (state === 'error') stop()`,
  `text = answer.message || 'Invalid input'`,
  `place.textContent = 'Error: ' + reason`,
  `try { send() } catch { place.textContent = 'Something went wrong' }`,
  `const words = { invalid: 'Invalid input', required: 'Enter your name' }`,
  `await fetch('/save'); showMessage('Something went wrong')`,
  `const states = ['valid', 'error']`,
  `[['idle', (v) => v.length, 'Waiting'], ['error', 3]].map(draw)`,
  'title.textContent = `${names[at]} ${year}`',
  'row.innerHTML = `${i}`',
  'row.innerHTML = `<input value="${text.value ? "" : ""}"> <span class="error" id="${name}-e"></span>`',
])('%s has none', (code) => {
  expect(emptyMessagesIn(code)).toEqual([]);
});

test('what a variable tells of the entry is known to be about it', () => {
  const told =
    "const ok = /^\\d+$/.test(byId('age').value); byId('e').textContent = ok ? '' : 'Oops! Something went wrong.';";
  expect(emptyMessagesIn(told)).toMatchObject([{ isShown: true, isOfEntry: true }]);
  const open = "byId('e').textContent = isDone ? '' : 'Something went wrong.';";
  expect(emptyMessagesIn(open)).toMatchObject([{ isShown: false }]);
});
