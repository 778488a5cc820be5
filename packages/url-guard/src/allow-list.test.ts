import { expect, it } from 'vitest';
import { parseAllowList } from './allow-list.ts';

it('reads every form, in the spelling that is compared', () => {
  expect(
    parseAllowList(' Wiki.Corp. ,wiki.corp:81,127.1:9001,::1,[::1]:80,10.0.0.0/8,fd00::/8,,'),
  ).toEqual({
    entries: [
      { kind: 'name', name: 'wiki.corp', port: null },
      { kind: 'name', name: 'wiki.corp', port: 81 },
      { kind: 'range', network: '127.0.0.1', prefixLength: 32, port: 9001 },
      { kind: 'range', network: '::1', prefixLength: 128, port: null },
      { kind: 'range', network: '::1', prefixLength: 128, port: 80 },
      { kind: 'range', network: '10.0.0.0', prefixLength: 8, port: null },
      { kind: 'range', network: 'fd00::', prefixLength: 8, port: null },
    ],
    problems: [],
  });
  expect(parseAllowList('')).toEqual({ entries: [], problems: [] });
});

it.each([
  '*',
  '*.corp',
  'http://wiki.corp',
  'wiki.corp/path',
  'wiki.corp:0',
  'wiki.corp:65536',
  'wiki.corp:x',
  'user@wiki.corp',
  '10.0.0.0/33',
  '10.1/8',
  'fd00::/129',
  '10.0.0.0/8:80',
  '[::1',
  'a b',
  'fe80::1%eth0',
])('says that it cannot read %s', (written) => {
  const { entries, problems } = parseAllowList(`good.corp, ${written}`);
  expect(entries).toHaveLength(1);
  expect(problems).toEqual([`"${written}" is not a host, host:port, [IPv6]:port or CIDR range.`]);
});
