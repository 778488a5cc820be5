import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../../rig/scanner-test.ts';
import { readOtherScripts } from './read-other-scripts.ts';

const texts = {
  ar: 'أكثر من أربعين خدمة تنجزها من بيتك',
  hi: 'बंदरगाह से नाव हर घंटे चलती है',
  en: 'The ferry leaves the harbor every hour',
};
const pageOf = (language: string, text: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${text}</title></head><body style="background: #fff; color: #000"><main><h1>${text}</h1><p id="pale" style="color: #bbb">${text}</p></main></body></html>`;

let server: PageServer;
beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [`/${language}`, pageOf(language, text)]),
    ),
  );
});
afterAll(() => server.close());

for (const language of Object.keys(texts))
  scannerTest(`the contrast of a text is measured in ${language}`, async ({ scanner }) => {
    const { pageScan } = await scanner.scanPage(server.url(`/${language}`), { interaction: false });
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan));
    const issue = pageScan.issues.find(({ rule }) => rule === 'color-contrast');
    expect(issue?.outcome).toBe('failed');
    expect(issue?.nodes.map(({ target }) => target.join(' '))).toEqual(['#pale']);
  });

test('the text of another axe is refused', () => {
  expect(() => readOtherScripts('nodeValue.trim()')).toThrow('in another way');
});
