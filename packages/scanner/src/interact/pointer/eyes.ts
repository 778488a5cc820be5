import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { installDom } from '../in-page/install-dom.ts';
import { installAppearing } from './install-appearing.ts';
import { installChanges } from './install-changes.ts';
import { installDragging } from './install-dragging.ts';
import { type EyesInPage, installEyes, type WorldWithEyes } from './install-eyes.ts';
import { installNearControls } from './install-near-controls.ts';
import { installSight } from './install-sight.ts';

type Answers = { [name in keyof EyesInPage]: Awaited<ReturnType<EyesInPage[name]>> };

/** Our eyes on the page, from outside: each question is one trip into the page. */
export type Eyes = {
  [name in keyof EyesInPage]: (...args: Parameters<EyesInPage[name]>) => Promise<Answers[name]>;
};

/** Each stands on those before it. */
const parts = [
  installElementRegistry,
  installDom,
  installSight,
  installChanges,
  installNearControls,
  installDragging,
  installAppearing,
  installEyes,
];

/** Looks at the page itself, without its frames. */
export async function openEyes(page: PageUnderTest): Promise<Eyes> {
  const world = isolatedWorld(page.page.mainFrame());
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  // All are on their way at once: the browser keeps their order.
  await within(Promise.all(parts.map((install) => world.evaluate(install))));
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
