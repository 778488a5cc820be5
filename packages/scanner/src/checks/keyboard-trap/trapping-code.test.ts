import { expect, test } from 'vitest';
import { keepsTab, movesFocus, takesFocusBack } from './trapping-code.ts';

test.each([
  ["function (e) { if (e.key !== 'Tab') return; e.preventDefault(); type('  '); }", 'no-move'],
  [
    "(event) => { if (event.key === 'Tab') { event.preventDefault(); this.value += '\\t'; } }",
    'no-move',
  ],
  [
    "function (e) { if (e.key !== 'Tab') return; e.preventDefault(); var at = stops.indexOf(document.activeElement) + (e.shiftKey ? -1 : 1); stops[(at + stops.length) % stops.length].focus(); }",
    'circle',
  ],
  ["(e) => { if (e.key === 'Tab' && !e.shiftKey) { e.preventDefault(); indent(); } }", null],
  [
    "(e) => { if (e.key === 'Tab') { if (e.target === last) { e.preventDefault(); first.focus(); } } }",
    null,
  ],
  ["(e) => { if (!isOn) return; if (e.key === 'Tab') { e.preventDefault(); indent(); } }", null],
  ["(e) => { if (e.key === 'Tab') close(); }", null],
  [
    'H=>{H.key==="Tab"?(H.preventDefault(),insert(" ")):H.key==="Escape"&&H.stopPropagation()}',
    'no-move',
  ],
  ['e=>{e.keyCode===9&&(e.preventDefault(),write(e))}', 'no-move'],
  ['e=>{e.key==="Tab"&&(e.shiftKey?e.preventDefault():write(e))}', null],
  ['e=>{a&&e.key==="Tab"&&(e.preventDefault(),write(e))}', null],
  ['e=>{e.key==="Tab"&&(e.preventDefault(),next.focus())}', null],
])('tells of %s that it keeps Tab: %s', (source, expected) => {
  expect(keepsTab(source)).toBe(expected);
});

test('tells who gets the focus when it is lost', () => {
  expect(takesFocusBack('setTimeout(() => this.focus(), 10)')).toBe(true);
  expect(takesFocusBack('if (!this.value) this.focus()')).toBe(false);
  expect(movesFocus("document.getElementById('first').focus()")).toBe('first');
  expect(movesFocus("moveFocusTo('first')")).toBe('first');
  expect(movesFocus("if (isOn) moveFocusTo('first')")).toBeNull();
});
