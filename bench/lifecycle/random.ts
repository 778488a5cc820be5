/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 to below `count`. */
  below(count: number): number;
  /** One of a list; undefined where it is empty. */
  oneOf<T>(list: readonly T[]): T | undefined;
}

/** The linear congruential generator of Numerical Recipes. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, oneOf: (list) => list[below(list.length)] };
}
