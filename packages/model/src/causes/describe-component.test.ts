import { expect, test } from 'vitest';
import { describeComponent } from './describe-component.ts';

test.each([
  ['nav#menu a', 'Links in the navigation'],
  ['.mw-parser-output a', 'Links'],
  ['header .tools button.icon', 'Buttons in the header'],
  ['footer nav a', 'Links in the navigation'],
  ['input#searchInput', 'Fields'],
  ['table td', 'Table cells in tables'],
  ['x-carousel', 'Elements'],
  ['*', 'Elements'],
])('%s: %s', (pattern, words) => {
  expect(describeComponent({ pattern })).toBe(words);
});
