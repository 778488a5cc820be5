import { expect, it } from 'vitest';
import { isPublicIp } from './is-public-ip.ts';

// The literals of every range are judged through checkUrl; here is what can only come from a resolver.
it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2A00:1450::1', '2001:4860:4860::8888'])(
  'takes %s',
  (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  },
);

it.each([
  '',
  'example.org',
  '[2606:4700::1]',
  '2606:4700::1%eth0',
  'fe80::1%2',
  '127.1',
  '0x8.8.8.8',
  '010.8.8.8',
  '134744072',
  '8.8.8.8 ',
  '8.8.8.8/32',
  '168.63.129.16',
  '::ffff:8.8.8.8',
  '::8.8.8.8',
  '64:ff9b::808:808',
])('does not take %j', (ip) => {
  expect(isPublicIp(ip)).toBe(false);
});
