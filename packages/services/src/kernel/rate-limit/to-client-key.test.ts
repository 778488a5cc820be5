import { expect, test } from 'vitest';
import { toClientKey } from './to-client-key.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
  ['\u0000', 'unknown'],
])('%j counts as %s', (address, key) => {
  expect(toClientKey(address)).toBe(key);
});

test('two addresses of one /64 are one visitor, of two /64 two', () => {
  expect(toClientKey('2001:db8:0:1::1')).toBe(toClientKey('2001:db8:0:1:ffff::2'));
  expect(toClientKey('2001:db8:0:1::1')).not.toBe(toClientKey('2001:db8:0:2::1'));
});
