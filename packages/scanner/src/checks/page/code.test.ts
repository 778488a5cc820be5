import { expect, test } from 'vitest';
import { functionsIn } from './code.ts';

test('finds functions by their names, each to the brace that closes it', () => {
  const script = `
    function open(at) { if (at) { panel.hidden = false; } say('}'); }
    var close = function () { panel.hidden = true; }; // }
    const say = (text) => { status.textContent = text; };
    let twice = (text) => say(text + text);
    var tools = { reset: function () { close(); } };
  `;
  expect(functionsIn(script)).toEqual([
    ['open', "{ if (at) { panel.hidden = false; } say('}'); }"],
    ['close', '{ panel.hidden = true; }'],
    ['say', '{ status.textContent = text; }'],
    ['twice', ' say(text + text)'],
    ['reset', '{ close(); }'],
  ]);
});
