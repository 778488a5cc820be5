import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What is fixed to the window, or shown over it, stands in no page. */
const overPages = ['consent.css', 'overlays.css'];

test('what is narrow is measured in the text size of the page, which media queries do not know', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.css'));
  const asked: string[] = [];
  for (const name of names.filter((one) => !overPages.includes(one)))
    for (const [query] of (await readFile(`${import.meta.dirname}/${name}`, 'utf8')).matchAll(
      /@media[^{]*width[^{]*/g,
    ))
      asked.push(`${name}: ${query}`);
  expect(names.length).toBeGreaterThan(40);
  expect(asked).toEqual([]);
});
