import { expect, test } from 'vitest';
import { rulesPassword } from './password-rules.ts';

test.each([
  "if (document.getElementById('pw').value.length < 8) refuse();",
  "const pw = document.querySelector('#pw');\nif (pw.value.trim().length < 12) refuse();",
  "const entered = byId('pw').value;\nif (entered.length <= 9) refuse();",
  "const ok = /[A-Z]/.test(byId('pw').value);",
  "const pw = $('#pw');\nconst ok = /^(?=.*\\d).{8,}$/.test(pw.value);",
])('%s', (script) => {
  expect(rulesPassword(script, 'pw')).toBe(true);
});

test.each([
  "if (document.getElementById('pw').value.length < 1) refuse();",
  "if (byId('pw').value === '') refuse();",
  "const pw = byId('pw');\nconst name = byId('name');\nif (name.value.length < 8) refuse();",
  "let field = byId('pw');\nfield = byId('name');\nif (field.value.length < 8) refuse();",
  "const ok = /\\S/.test(byId('pw').value);",
])('no rule: %s', (script) => {
  expect(rulesPassword(script, 'pw')).toBe(false);
});
