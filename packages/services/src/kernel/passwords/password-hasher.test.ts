import { AppError } from '@curbcut/model/errors';
import { argon2id, hash } from 'argon2';
import { expect, test } from 'vitest';
import { createPasswordHasher, nobodysHashOf } from './password-hasher.ts';

const password = 'Sturdy-Bridge-41';

test('a hash says its parameters in the usual order, and no two are the same', async () => {
  const passwords = createPasswordHasher();
  const [first, second] = await Promise.all([passwords.hash(password), passwords.hash(password)]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify(first, password)).toBe(true);
  expect(await passwords.verify(first, `${password} `)).toBe(false);
  expect(passwords.isOutdated(first)).toBe(false);
});

test('hashes of other parameters still hold, and are outdated', async () => {
  const passwords = createPasswordHasher();
  const old = await hash(password, {
    type: argon2id,
    memoryCost: 8_192,
    timeCost: 2,
    parallelism: 1,
  });
  expect(passwords.isOutdated(old)).toBe(true);
  expect(await passwords.verify(old, password)).toBe(true);
});

test('nobody’s hash fits no password, and costs what a real one costs', async () => {
  const passwords = createPasswordHasher();
  const parametersOf = (text: string) => text.split('$').slice(1, 4);
  const nobodys = nobodysHashOf({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(parametersOf(nobodys)).toEqual(parametersOf(await passwords.hash(password)));
  expect(passwords.isOutdated(nobodys)).toBe(false);
  expect(await passwords.verify(null, password)).toBe(false);
  expect(await passwords.verify(null, '')).toBe(false);
});

test('every character of a long password counts, spaces and other alphabets too', async () => {
  const passwords = createPasswordHasher();
  const long = `${'ü 王 '.repeat(40)}1`;
  const stored = await passwords.hash(long);
  expect(await passwords.verify(stored, long)).toBe(true);
  expect(await passwords.verify(stored, long.slice(0, -1))).toBe(false);
});

test('of 200 at once some wait, and the rest is told to come back', async () => {
  const passwords = createPasswordHasher({ atOnce: 2, waiting: 6 });
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, () => passwords.verify(null, password)),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused).toHaveLength(200 - 8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  }
  expect(await passwords.verify(null, password)).toBe(false);
});
