import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectSamples } from './collect-samples.ts';
import { commandTrials } from './command-trials.ts';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main></body></html>`;

const samples = await collectSamples();

let pages: PageServer;
beforeAll(async () => {
  pages = await startPageServer({
    '/': page(''),
    '/contact': page(''),
    '/pale': page('<p style="color: #bbb">Pale</p>'),
    '/zoomless': page('<meta name="viewport" content="width=device-width, user-scalable=no">'),
  });
});
afterAll(() => pages.close());

it.each(Object.entries(commandTrials))('%s', async (id, trial) => {
  const sample = samples.find((each) => each.id === id);
  expect(sample?.language).toBe('sh');
  await trial(pages, sample?.code ?? '');
});
