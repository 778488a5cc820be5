import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['/berths/', '/berths/index.html'],
  ['https://harbor.example/', 'http://www.harbor.example'],
  ['/berths#north', '/berths/#south'],
])('%s and %s are one place', (one, other) => {
  expect(placeOf(one)).toBe(placeOf(other));
});

test.each([
  ['/berths', '/fares'],
  ['/berths?page=1', '/berths?page=2'],
])('%s and %s are two places', (one, other) => {
  expect(placeOf(one)).not.toBe(placeOf(other));
});

test.each(['#top', 'javascript:void(0)', 'mailto:office@harbor.example', '', undefined])(
  '%s is none',
  (href) => {
    expect(placeOf(href)).toBeNull();
  },
);
