import { expect, test } from 'vitest';
import { isBotChallenge } from './bot-challenge.ts';
import { plainDocument as shortPage } from '../../rig/plain-document.ts';

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
  const wall = {
    links: 0,
    waysOn: 0,
    ownFields: 0,
    hasNavigation: false,
    headings: 0,
    check: null,
  };
  const answer = { status: 200, headers: {}, cutShort: null };
  expect(isBotChallenge(answer, { ...shortPage, challengeMarks, wall })).toBe(true);
});

const bare = { links: 0, waysOn: 0, ownFields: 0, hasNavigation: false, headings: 1, check: null };
const answered = { status: 200, headers: {}, cutShort: null };

test.each([
  ['Just a moment...', 'harbor.example Checking if the site connection is secure'],
  ['Nur einen Moment…', 'Ihre Verbindung wird geprüft, bevor es weitergeht.'],
  ['Un instant', 'Nous vérifions que vous êtes humain.'],
])(
  'a page that is called “%s” and speaks of a check is one, whatever it was answered with',
  (title, textStart) => {
    expect(isBotChallenge(answered, { ...shortPage, title, textStart, wall: bare })).toBe(true);
  },
);

test('a check may link to the privacy policy of the website', () => {
  const [title, textStart] = ['Just a moment...', 'Checking your browser. Privacy'];
  const wall = { ...bare, links: 1 };
  expect(isBotChallenge(answered, { ...shortPage, title, textStart, wall })).toBe(true);
});

test.each([
  ['does not mention a check', 'Just a moment', 'We are moving to a new harbor.', bare],
  ['leads elsewhere', 'Security check', 'How we verify bags.', { ...bare, links: 2, waysOn: 1 }],
  [
    'asks for something',
    'Security check',
    'Verify your e-mail address.',
    { ...bare, ownFields: 1 },
  ],
  ['only tells a story', 'Just a moment', 'Are you a robot? asked the ferryman.', bare],
  ['is about checks', 'How captchas work', 'They check whether you are human.', bare],
  ['says more', 'Just a moment', 'We check your browser.', null],
] as const)('a page that %s is none', (_what, title, textStart, wall) => {
  expect(isBotChallenge(answered, { ...shortPage, title, textStart, wall })).toBe(false);
});
