import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame } from 'puppeteer-core';
import { guardFunction } from '../../browser/in-page/guard-function.ts';
import { guardMembers, guardPrelude } from '../../browser/in-page/guard-members.ts';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../element-registry.ts';
import { answerForPseudoElements } from './answer-for-pseudo-elements.ts';
import { hasMisleadingForms } from './has-misleading-forms.ts';
import { lookAtNearSiblings } from './look-at-near-siblings.ts';
import { optionalGlobals } from './optional-globals.ts';
import { readOtherScripts } from './read-other-scripts.ts';
import { rememberByIdentity } from './remember-by-identity.ts';
import { rememberStyles } from './remember-styles.ts';

/** Minified: the whole text is compiled anew in every frame, and this is less than half of it. */
const source = rememberByIdentity(
  readOtherScripts(
    readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ),
);

let ownScript: string | undefined;
let guardedSource: string | undefined;

interface WorldWithAxe {
  axe?: unknown;
  curbcutAxeIsGuarded?: boolean;
}

/**
 * Puts axe into a frame's isolated world, unless it is there. Changes nothing that the page could see. In one trip: where
 * a page holds a thousand frames, the way into each takes longer than what is done there.
 */
export async function loadAxe(frame: Frame): Promise<void> {
  ownScript ??= `${callOf(installElementRegistry)};
if (!${callOf(hidePageNames, optionalGlobals)}) {
${callOf(rememberStyles)};
${callOf(answerForPseudoElements)};
${source}
;${callOf(lookAtNearSiblings)};
}
undefined`;
  await isolatedWorld(frame).evaluate(ownScript);
}

/**
 * As `loadAxe`. Where forms have fields that stand for members of theirs, axe reads members as our own functions do, which
 * takes it about half as long again.
 */
export async function loadSuitableAxe(frame: Frame): Promise<void> {
  await loadAxe(frame);
  const world = isolatedWorld(frame);
  if (!(await world.evaluate(`${callOf(hasMisleadingForms)} && !${callOf(isGuarded)}`))) return;
  guardedSource ??= `{ ${guardPrelude({ windows: false })} globalThis.curbcutAxeIsGuarded = true;\n${guardMembers(source)} }`;
  await world.evaluate(guardedSource);
  await world.evaluate(lookAtNearSiblings);
}

/** The source of a call of a function that stands alone. */
function callOf<A extends unknown[]>(work: (...args: A) => unknown, ...args: A): string {
  const given = args.map((one) => JSON.stringify(one)).join(', ');
  return `(${guardFunction(work).toString()})(${given})`;
}

/**
 * What axe looks for and browsers don't have can't be found among the page's named elements and frames any more. Runs in
 * the page; true when axe is there.
 */
function hidePageNames(names: readonly string[]): boolean {
  const world = globalThis as WorldWithAxe;
  if (world.axe) return true;
  for (const name of names) {
    if (Object.hasOwn(globalThis, name)) continue;
    Object.defineProperty(globalThis, name, {
      value: undefined,
      configurable: true,
      writable: true,
    });
  }
  return false;
}

function isGuarded(): boolean {
  return (globalThis as WorldWithAxe).curbcutAxeIsGuarded === true;
}
