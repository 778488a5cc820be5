import { expect, test } from 'vitest';
import { saysNothing } from './says-nothing.ts';

test.each([
  [['[Music]', '[Speaking]', '[Music]']],
  [['(man talking)']],
  [['♪♪', '[spricht]']],
  [['Captions here']],
  [['<i>TODO</i>', '…']],
])('%j gives nothing of what is said', (lines) => {
  expect(saysNothing(lines)).not.toBeNull();
});

test.each([
  [['[Music]', '[waves]']],
  [['[speaking Welsh] Nobody was hurt.']],
  [['(Mara) It has my name on it.']],
  [['Test the water first.', '[talking]']],
])('%j may say what is heard', (lines) => {
  expect(saysNothing(lines)).toBeNull();
});
