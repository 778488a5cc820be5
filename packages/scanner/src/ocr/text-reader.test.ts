import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TextReader } from './text-reader.ts';

const picture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.png`));

const longMs = 60_000;

let reader: TextReader;

beforeEach(() => {
  reader = new TextReader();
});
afterEach(() => reader.close());

async function sureWordsIn(file: Buffer): Promise<string[] | undefined> {
  const words = await reader.read(file, longMs);
  return words
    ?.filter(({ text, confidence }) => confidence >= 85 && text.length > 1)
    .map(({ text }) => text);
}

test(
  'reads the words of a picture, and surely none in one without',
  { timeout: longMs },
  async () => {
    const words = await sureWordsIn(picture('notice'));
    expect(words?.join(' ')).toBe(
      'The ferry does not leave during storms. Ask at the harbor office.',
    );
    expect(await sureWordsIn(picture('mountain'))).toEqual([]);
  },
);

test(
  'what is no picture costs itself, and so does one that takes too long',
  { timeout: longMs },
  async () => {
    expect(await reader.read(Buffer.from('no picture'), longMs)).toBeNull();
    expect(await reader.read(picture('notice'), 1)).toBeNull();
    expect(await sureWordsIn(picture('notice'))).toContain('ferry');
  },
);

test('pictures that come at once are read one after the other', { timeout: longMs }, async () => {
  const read = await Promise.all([picture('notice'), picture('mountain')].map(sureWordsIn));
  expect(read.map((words) => words?.length)).toEqual([12, 0]);
});

test('once closed it reads nothing', async () => {
  await reader.close();
  expect(await reader.read(picture('notice'), longMs)).toBeNull();
});
