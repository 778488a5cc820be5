import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseArguments, usage } from './parse-arguments.ts';

const url = 'https://example.org/';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'curbcut-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeList(text: string): string {
  const file = path.join(folder, 'urls.txt');
  writeFileSync(file, text);
  return file;
}

test('one address and the defaults', () => {
  expect(parseArguments([url])).toMatchObject({
    help: false,
    urls: [url],
    format: 'text',
    allowPrivate: false,
    fast: false,
    interaction: true,
    standard: '2.2-AA',
    failOn: 'minor',
    out: undefined,
  });
});

test('every option', () => {
  expect(
    parseArguments([
      '--format',
      'ndjson',
      '--allow-private',
      '--fast',
      '--no-interaction',
      '--fail-on=serious',
      '--standard=WCAG 2.1 AAA',
      '--out',
      'x',
      '--concurrency',
      '12',
      url,
    ]),
  ).toMatchObject({
    format: 'ndjson',
    allowPrivate: true,
    fast: true,
    interaction: false,
    standard: '2.1-AAA',
    failOn: 'serious',
    out: 'x',
    concurrency: 12,
  });
});

test('addresses from files come after those of the command line, without blanks and comments', () => {
  const file = writeList(
    '\uFEFFhttps://a.example/\r\n\r\n  # https://b.example/\n\thttps://c.example/ \n',
  );
  expect(parseArguments(['--urls-from', file, url])).toMatchObject({
    urls: [url, 'https://a.example/', 'https://c.example/'],
  });
});

test('help needs no address', () => {
  expect(parseArguments(['--help'])).toMatchObject({ help: true });
  expect(usage).toMatch(/^.{0,90}(\n.{0,90})*$/);
});

test.each([
  [[], 'at least one address'],
  [
    ['--format', 'xml', url],
    '--format takes text, ndjson, json, html, csv, sarif; “xml” is none of them.',
  ],
  [['--format', 'pdf', url], '“pdf” is none of them.'],
  [['--fail-on', 'severe', url], '--fail-on takes critical, serious, moderate, minor; “severe”'],
  [
    ['--standard', '2.0-AA', url],
    '--standard takes 2.1-A, 2.1-AA, 2.1-AAA, 2.2-A, 2.2-AA, 2.2-AAA; “2.0-AA” is none of them.',
  ],
  [['--concurrency', '0', url], '--concurrency takes a whole number from 1 to 99; “0” is none.'],
  [['--concurrency', '1e1', url], '“1e1” is none'],
  [['--format', 'html', url, 'https://b.example/'], 'name one address, or use another format'],
  [['--colour', url], '--colour'],
  [['--urls-from', '/no/such/file'], '/no/such/file'],
  [['--out'], '--out'],
  [['--baseline', '/no/such/baseline', url], '/no/such/baseline'],
  [['--baseline', import.meta.filename, url], 'is not a baseline that this version reads'],
])('%j says what to change', (args, problem) => {
  expect(parseArguments(args)).toEqual({ problem: expect.stringContaining(problem) });
});

test('a list without an address is a problem', () => {
  expect(parseArguments(['--urls-from', writeList('# nothing\n\n')])).toHaveProperty('problem');
});
