import type { Check } from '../../src/checks/check.ts';
import { checksEngine } from '../../src/checks/engine.ts';
import type { Engine } from '../../src/engines/engine.ts';
import { neededWays } from '../../src/use-reach.ts';

/** Our checks, of which only this one runs, and which use a page only as far as this one needs it. */
export function onlyFor(check: Check): Engine {
  const onlyWays = neededWays(check);
  return {
    ...checksEngine,
    run: (page) => checksEngine.run({ ...page, onlyRule: check.rule }),
    use: (page) =>
      checksEngine.use?.({ ...page, onlyRule: check.rule, onlyWays }) ??
      Promise.reject(new Error('No use')),
  };
}
