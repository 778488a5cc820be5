import { startPageServer, startStripeServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectSamples } from './collect-samples.ts';
import { startAsReadmeSays } from './readme-product.ts';
import { type ServerBench, serverTrials } from './server-trials.ts';

const samples = await collectSamples();

function codeOf(id: string): string {
  const sample = samples.find((each) => each.id === id);
  if (sample?.language !== 'sh') throw new Error(`There is no command ${id}.`);
  return sample.code;
}

let bench: ServerBench | undefined;

beforeAll(async () => {
  const [pages, stripe] = await Promise.all([
    startPageServer({
      '/': '<!doctype html><html lang="en"><title>Harbor</title><main><h1>Harbor</h1><p>Boats leave at noon.</p></main></html>',
      '/report':
        '<!doctype html><html lang="en"><title>Harbor</title><main><h1>Harbor</h1><p style="color: #bbb">Boats leave at noon.</p></main></html>',
    }),
    startStripeServer(),
  ]);
  const product = await startAsReadmeSays(codeOf(startLine), {
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${pages.port}`,
  });
  bench = { product, pages, stripe };
});
afterAll(async () => {
  await bench?.product.remove();
  await bench?.pages.close();
  await bench?.stripe.close();
});

const startLine = 'README.md: git clone https://github.com/curbcut/curbcut.git';

it.each(Object.entries(serverTrials))('%s', async (id, trial) => {
  if (!bench) expect.fail('The product did not start.');
  await trial(bench, codeOf(id));
});
