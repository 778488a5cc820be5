import type { Resolver } from '../resolver.ts';

/** A resolver that asks for at most so many names at once; a lookup that was given up still counts until it ends. */
export function waitInLine(resolver: Resolver, atOnce: number): Resolver {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async lookup(host) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await resolver.lookup(host);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
