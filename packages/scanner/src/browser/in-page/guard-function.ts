import { runInThisContext } from 'node:vm';
import { guardMembers, guardPrelude } from './guard-members.ts';

type AnyFunction = (...args: never[]) => unknown;

const guarded = new WeakMap<AnyFunction, AnyFunction>();

/**
 * The same function for running in a page, its members guarded (guard-members.ts). It stands alone, and is never called
 * here: only its source is used.
 */
export function guardFunction<F extends AnyFunction>(work: F): F {
  const known = guarded.get(work) ?? compile(work.toString());
  guarded.set(work, known);
  return known as F;
}

function compile(source: string): AnyFunction {
  return runInThisContext(
    `((...args) => { ${guardPrelude({ windows: true })} return (${guardMembers(`(${source})`)})(...args); })`,
  ) as AnyFunction;
}
