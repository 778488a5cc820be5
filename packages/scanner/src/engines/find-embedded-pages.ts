import { frameElementIn, isolatedWorld } from '../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from './element-registry.ts';
import type { Unassessed } from './engine.ts';
import type { PageUnderTest, ScanFrame } from './page-under-test.ts';

/**
 * Pages that stand in an `object` or `embed` element in sight: engines look into frames only. All frames are asked at
 * once: a busy page answers each question late.
 */
export async function findEmbeddedPages(page: PageUnderTest): Promise<Unassessed[]> {
  const found = page.frames.map(async (frame): Promise<Unassessed[]> => {
    const element = await embeddingElement(page, frame);
    if (element === null) return [];
    const message = 'This embedded page could not be opened by the engines, so it was not judged.';
    const at = { frame: frame.parent ?? 0, element };
    return [{ kind: 'frame', at, code: 'FRAME_UNREACHABLE', message }];
  });
  return (await Promise.all(found)).flat();
}

/** The element's number in its document; null for other frames, for images, and for what is gone by now. */
async function embeddingElement(page: PageUnderTest, frame: ScanFrame): Promise<number | null> {
  const parent = frame.parent === null ? undefined : page.frames[frame.parent];
  if (!parent) return null;
  const look = async (): Promise<number | null> => {
    const owner = await frameElementIn(parent.frame, frame.frame);
    if (!owner) return null;
    await isolatedWorld(parent.frame).evaluate(installElementRegistry);
    const number = await isolatedWorld(parent.frame).evaluate(numberIfEmbeds, owner);
    await owner.dispose();
    if (number === null) return null;
    const isPage = await isolatedWorld(frame.frame).evaluate(isHtml);
    return isPage ? number : null;
  };
  try {
    return await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', look());
  } catch (error) {
    if (page.guard.error) throw error;
    return null;
  }
}

function numberIfEmbeds(element: Element): number | null {
  if (!element.matches('object,embed') || !element.checkVisibility()) return null;
  return (globalThis as unknown as WorldWithRegistry).curbcutRegistry.numberOf(element);
}

function isHtml(): boolean {
  return /html/.test(document.contentType) && document.body !== null;
}
