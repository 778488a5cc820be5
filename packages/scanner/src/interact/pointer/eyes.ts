import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { type EyesInPage, installEyes, type WorldWithEyes } from './install-eyes.ts';

type Answers = { [name in keyof EyesInPage]: Awaited<ReturnType<EyesInPage[name]>> };

/** Our eyes on the page, from outside: each question is one trip into the page. */
export type Eyes = {
  [name in keyof EyesInPage]: (...args: Parameters<EyesInPage[name]>) => Promise<Answers[name]>;
};

/** Looks at the page itself, without its frames. */
export async function openEyes(page: PageUnderTest): Promise<Eyes> {
  const world = isolatedWorld(page.page.mainFrame());
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await within(world.evaluate(installElementRegistry));
  await within(world.evaluate(installEyes));
  return new Proxy({} as Eyes, {
    get: (_, name) =>
      name === 'then'
        ? undefined
        : (...args: unknown[]) =>
            within(world.evaluate(askInPage, name as keyof EyesInPage, args) as Promise<unknown>),
  });
}

/** Runs in the page's isolated world. */
function askInPage(name: keyof EyesInPage, args: unknown[]): unknown {
  const { curbcutEyes } = globalThis as unknown as WorldWithEyes;
  return (curbcutEyes[name] as (...all: unknown[]) => unknown)(...args);
}
