import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../element-registry.ts';

/** Minified: the whole text is compiled anew in every frame, and this is less than half of it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into a frame's isolated world, unless it is there. Changes nothing that the page could see. */
export async function loadAxe(frame: Frame): Promise<void> {
  const world = isolatedWorld(frame);
  await world.evaluate(installElementRegistry);
  if (await world.evaluate(() => 'axe' in globalThis)) return;
  await world.evaluate(source);
}
