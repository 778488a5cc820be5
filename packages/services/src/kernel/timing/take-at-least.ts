import { setTimeout } from 'node:timers/promises';

/** Longer than the work takes, so that the time of an answer does not tell whether there was any. */
const answerMs = 250;

/** Does the work of a call that must not tell whether an account exists, and returns no sooner than without work. */
export async function takeAtLeast(work: Promise<void>): Promise<void> {
  await Promise.all([work, setTimeout(answerMs)]);
}
