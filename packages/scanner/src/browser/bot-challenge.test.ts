import { expect, test } from 'vitest';
import { isBotChallenge } from './bot-challenge.ts';
import type { PageDocument } from './page-document.ts';

const shortPage: PageDocument = {
  url: 'https://example.org/',
  contentType: 'text/html',
  title: 'Harbor',
  lang: 'en',
  elementCount: 20,
  visibleText: 40,
  textStart: 'Boats leave at noon.',
  hiddenText: 0,
  showsContent: true,
  awaitsScripts: false,
  isBlank: false,
  hasPasswordField: false,
  parserError: false,
  insecureParts: 0,
  challengeMarks: [],
  wall: null,
};

test.each([
  ['the mark of a challenge on a short page', 200, { 'cf-mitigated': 'challenge' }, true],
  ['a firewall that refuses', 403, { 'x-datadome': 'protected' }, true],
  ['a firewall that has let the page through', 200, { 'x-datadome': 'protected' }, false],
  ['no mark', 403, {}, false],
] as const)('%s', (_what, status, headers, expected) => {
  expect(isBotChallenge({ status, headers, cutShort: null }, shortPage)).toBe(expected);
});

test('what only a captcha frame says counts as well', () => {
  const challengeMarks = ['https://geo.captcha-delivery.com/captcha/?x#'];
  const wall = { links: 0, ownFields: 0, hasNavigation: false, headings: 0, check: null };
  const answer = { status: 200, headers: {}, cutShort: null };
  expect(isBotChallenge(answer, { ...shortPage, challengeMarks, wall })).toBe(true);
});
