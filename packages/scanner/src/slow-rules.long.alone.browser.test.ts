import { findRule } from '@curbcut/rules';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScanner, type Scanner } from './create-scanner.ts';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><title>Harbor</title><body><h1>Harbor</h1><img src="/none" width="9" height="9">${inside}</body></html>`;

let server: PageServer;
let scanner: Scanner;

beforeAll(async () => {
  server = await startPageServer({
    '/texts-outside-of-landmarks': page('<p>Boats leave.</p>'.repeat(10_000)),
    '/parts-of-texts': page('<p>a<b>b</b></p>'.repeat(5_000)),
    '/links-in-one-text': page(`<main>${'<a href="#x">Boats</a> '.repeat(4_500)}</main>`),
  });
  scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
  });
});

afterAll(async () => {
  await scanner.close();
  await server.close();
});

async function scan(path: string) {
  const { pageScan } = await scanner.scanPage(server.url(path));
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const outcomes = new Map(pageScan.rules.map(({ rule, outcome }) => [rule, outcome]));
  return { ...pageScan, outcomes };
}

test.each(['/texts-outside-of-landmarks', '/parts-of-texts'])(
  'thousands of texts are judged: %s',
  async (path) => {
    const { outcomes, notAssessed } = await scan(path);
    expect(outcomes.get('image-alt')).toBe('failed');
    expect(outcomes.get('region')).toBe('needs-review');
    expect(outcomes.get('p-as-heading')).not.toBe('untested');
    expect(notAssessed).toEqual([]);
  },
);

test('a rule that takes too long is untested, and the others are not', async () => {
  const { outcomes, notAssessed, engines, issues } = await scan('/links-in-one-text');
  expect(outcomes.get('image-alt')).toBe('failed');
  expect(outcomes.get('link-name')).toBe('passed');
  expect(outcomes.get('link-in-text-block')).toBe('untested');
  expect(issues.map(({ rule }) => rule)).toContain('image-alt');
  const title = findRule('link-in-text-block')?.title ?? expect.fail('No such rule');
  expect(notAssessed).toContainEqual({
    kind: 'check',
    code: 'RULE_TOO_SLOW',
    target: [],
    message: `The rule “${title}” took too long on this page, so it was not tested to the end.`,
  });
  // Lighthouse weighs that rule, and would take it for passed.
  expect(engines.find(({ engine }) => engine === 'lighthouse')).toMatchObject({ score: null });
  expect(engines.map(({ status }) => status)).not.toContain('failed');
});
