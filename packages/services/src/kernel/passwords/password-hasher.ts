import { AppError } from '@curbcut/model/errors';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { createTurns } from '../turns/create-turns.ts';

export interface HashCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's second choice: 19 MiB, two passes, one lane. */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each running hash holds 19 MiB and a core. */
const usualLimits = { atOnce: 2, waiting: 60 } as const;
const retryAfterSeconds = 5;

/** Nobody's password has this hash; comparing with it costs what comparing with a real one costs. */
export function nobodysHashOf({ memoryCost, timeCost, parallelism }: HashCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}

export interface PasswordHasher {
  /** In PHC form, with a salt of its own. Throws UNAVAILABLE while too many wait. */
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long and returns false. Throws UNAVAILABLE while too many wait. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
  /** True when the stored hash was made with other parameters than today's. */
  isOutdated(storedHash: string): boolean;
}

/**
 * Hashes passwords, few at once and in turn, so that a flood of logins costs time and not the memory of the host. Only
 * tests of other things ask for another cost.
 */
export function createPasswordHasher(
  limits: { atOnce: number; waiting: number } = usualLimits,
  cost = usualCost,
): PasswordHasher {
  const nobodysHash = nobodysHashOf(cost);
  const inTurn = createTurns({ ...limits, refusal: tooBusy });

  return {
    hash: async (password) =>
      inUsualOrder(await inTurn(() => hash(password, { type: argon2id, ...cost }))),
    verify: (storedHash, password) => inTurn(() => verify(storedHash ?? nobodysHash, password)),
    isOutdated: (storedHash) => needsRehash(storedHash, cost),
  };
}

/** The library sorts the parameters by name; other programs read them as m, t, p only. */
function inUsualOrder(phc: string): string {
  return phc.replace(/\$(m=\d+),(p=\d+),(t=\d+)\$/, '$$$1,$3,$2$$');
}

function tooBusy(waiting: number): AppError {
  return new AppError('UNAVAILABLE', 'Too many people sign in right now. Please try again.', {
    message: `${waiting} hashes wait already`,
    retryAfterSeconds,
  });
}
