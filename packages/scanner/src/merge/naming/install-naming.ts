import type { Frame } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementSelectors } from './element-selectors.ts';
import { installElementSignatures } from './element-signatures.ts';
import { installLastingNames } from './lasting-names.ts';

/**
 * Brings what names elements into a frame. Selectors are made for the state that the document has then: `anew` where it
 * may have changed since.
 */
export async function installNaming(frame: Frame, { anew }: { anew: boolean }): Promise<void> {
  const world = isolatedWorld(frame);
  await Promise.all([
    world.evaluate(installLastingNames),
    world.evaluate(installElementSelectors, anew),
    world.evaluate(installElementSignatures),
  ]);
}
