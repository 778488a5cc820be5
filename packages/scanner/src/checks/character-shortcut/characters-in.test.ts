import { expect, test } from 'vitest';
import { charactersIn } from './characters-in.ts';

test.each([
  ["(event) => { if (event.key === 's') search.focus(); }", ['s']],
  [
    "(e) => { if (e.ctrlKey || e.metaKey) return; if (e.key === '/' || e.key.toLowerCase() === 'f') open(); }",
    ['/', 'f'],
  ],
  ["function (e) { switch (e.key) { case 'c': write(); break; case 'Escape': shut(); } }", ['c']],
  ['(e) => { if (e.keyCode === 78) add(); if (e.which == 27) shut(); }', ['n']],
  ["(e) => { if (['m', 'p', 'Enter'].includes(e.key)) act(e.key); }", ['m', 'p']],
  ["(e) => { if (e.code === 'KeyK') find(); }", ['k']],
  ["e => { if (e.key === 'x' && !e.ctrlKey && !e.metaKey && !e.altKey) cut(); }", ['x']],
  ["e => { if (e.ctrlKey) return; const k = e.key.toLowerCase(); if (k === 'n') next(); }", ['n']],
  ["({ key }) => { if (key === 'j') next(); }", ['j']],
  ["e => { if (!e.altKey && !e.ctrlKey && e.key === 'r') reply(); }", ['r']],
])('characters that act alone: %s', (source, characters) => {
  expect(charactersIn(source)).toEqual(characters);
});

test.each([
  "(event) => { if (event.ctrlKey && event.key === 'k') find(); }",
  "(event) => { if ((event.metaKey || event.ctrlKey) && event.key === 'k') find(); }",
  "(event) => { if (event.key === 'k' && (event.ctrlKey || event.metaKey)) find(); }",
  "(event) => { if (event.key === 'Escape' || event.key === 'ArrowDown') shut(); }",
  "(event) => { if (event.key === ' ') event.preventDefault(); }",
  "e => { if (!e.altKey || e.ctrlKey) return; const k = e.key; if (k === 'n') next(); }",
  "e => { if (!e.ctrlKey && !e.metaKey) { return; } if (e.key === 'k') find(); }",
])('characters that need another key, and other keys: %s', (source) => {
  expect(charactersIn(source)).toEqual([]);
});
