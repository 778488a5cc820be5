import {
  createPasswordHasher,
  type PasswordHasher,
} from '../src/kernel/passwords/password-hasher.ts';

/** A hasher with the least cost, for tests of anything but the cost: the usual one takes most of a test's time. */
export function cheapPasswords(): PasswordHasher {
  return createPasswordHasher(undefined, { memoryCost: 1_024, timeCost: 2, parallelism: 1 });
}
