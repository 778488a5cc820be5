import { startPageServer } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { openElementFinder } from './element-finder.ts';

test('elements of a loaded page are told from its targets', async () => {
  const server = await startPageServer({
    '/': `<title>Page</title><ul class="list"><li id="one"><b>1</b></li></ul><p>2</p>
      <script>document.querySelector('p').className = 'late';</script>`,
  });
  const finder = openElementFinder();
  try {
    const selectors = ['li', 'b', 'ul', 'p', 'body', '#gone', 'p:unknown'];
    const found = await finder.find(server.url('/'), selectors, ['#one', '.list > li', '.late']);
    const told = Object.fromEntries(
      [...found].map(([of, places]) => [of, Object.fromEntries(places)]),
    );
    expect(told).toEqual({
      li: { '#one': 'same', '.list > li': 'same' },
      b: { '#one': 'near', '.list > li': 'near' },
      ul: { '#one': 'near', '.list > li': 'near' },
      p: { '.late': 'same' },
      body: { '.late': 'near' },
    });
  } finally {
    await finder.close();
    await server.close();
  }
});
