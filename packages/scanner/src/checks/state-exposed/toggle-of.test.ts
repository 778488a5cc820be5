import { expect, test } from 'vitest';
import { toggleOf } from './toggle-of.ts';

const never = () => false;

test.each([
  ['function () { part.hidden = !part.hidden; }', 'part'],
  [
    'function() { this.classList.toggle("active"); var panel = this.nextElementSibling; if (panel.style.display === "block") { panel.style.display = "none"; } else { panel.style.display = "block"; } }',
    'part',
  ],
  ["() => button.classList.toggle('saved')", 'switch'],
  ["() => { keep.dataset.kept = String(keep.dataset.kept !== 'true'); }", 'switch'],
  ["() => days.forEach((day) => day.classList.toggle('chosen', day === own))", 'choice'],
  ['() => { rows.sort(byName); rows.forEach((row) => body.append(row)); }', 'order'],
])('%s switches a %s', (code, toggle) => {
  expect(toggleOf(code, never)).toBe(toggle);
});

test.each([
  "() => { part.hidden = !part.hidden; button.setAttribute('aria-expanded', String(!part.hidden)); }",
  '() => { part.hidden = !part.hidden; update(); }',
  '() => { part.hidden = true; }',
  "() => { document.body.classList.toggle('dense'); }",
  "() => { icon.classList.toggle('spinning'); }",
  '() => { dialog.hidden = !dialog.hidden; }',
  'function toggle() { setOpen(!open); }',
])('%s is let pass', (code) => {
  expect(toggleOf(code, never)).toBeNull();
});

test('words that the button shows tell the state', () => {
  const code = "() => { part.hidden = !part.hidden; button.textContent = 'Less'; }";
  expect(toggleOf(code, () => true)).toBeNull();
});
