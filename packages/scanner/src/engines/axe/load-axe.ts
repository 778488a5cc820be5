import axe from 'axe-core';
import type { Frame } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../element-registry.ts';

/** Puts axe into a frame's isolated world, unless it is there. Changes nothing that the page could see. */
export async function loadAxe(frame: Frame): Promise<void> {
  const world = isolatedWorld(frame);
  await world.evaluate(installElementRegistry);
  if (await world.evaluate(() => 'axe' in globalThis)) return;
  await world.evaluate(axe.source);
}
