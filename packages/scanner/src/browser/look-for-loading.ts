import type { Frame } from 'puppeteer-core';
import { findLoadingSigns, type LoadingSigns } from './find-loading-signs.ts';
import { frameElementIn, isolatedWorld } from './isolated-world.ts';
import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';

/** Frames that do not answer within this time say nothing. */
const framesMs = 500;

/**
 * The signs of loading of a page and of the frames in it that visitors see. Undefined when the page was left meanwhile. A
 * frame is not scrolled through: what lies below its window counts only when it is marked as busy.
 */
export async function lookForLoading(
  page: PageInLoading,
  wholePage: boolean,
): Promise<LoadingSigns | undefined> {
  const { open, guard, limits } = page;
  const top = await survivingNavigation(() =>
    inPage(page, limits.frameMs, findLoadingSigns, { wholePage, mayBeWritten: false }),
  );
  const frames = new Set(open.page.frames().slice(1, limits.frames));
  if (!top || frames.size === 0) return top;
  const found = [top];
  let timer: NodeJS.Timeout | undefined;
  const spent = new Promise((resolve) => {
    timer = setTimeout(resolve, framesMs);
  });
  const looking = lookInFrames(open.page.mainFrame(), { wholePage, mayBeWritten: top.scripted });
  await guard.race(Promise.race([looking, spent])).finally(() => clearTimeout(timer));
  return {
    certain: found.some(({ certain }) => certain),
    likely: found.some(({ likely }) => likely),
    elements: found.reduce((sum, { elements }) => sum + elements, 0),
    scripted: found.some(({ scripted }) => scripted),
  };

  async function lookInFrames(
    parent: Frame,
    options: { wholePage: boolean; mayBeWritten: boolean },
  ): Promise<void> {
    const children = parent.childFrames().filter((child) => frames.has(child));
    await Promise.all(
      children.map(async (child) => {
        const signs = await lookInFrame(parent, child, options);
        if (!signs) return;
        found.push(signs);
        await lookInFrames(child, { wholePage: false, mayBeWritten: signs.scripted });
      }),
    );
  }
}

/** Undefined for a frame that nobody sees, or that goes away meanwhile. */
async function lookInFrame(
  parent: Frame,
  frame: Frame,
  { wholePage, mayBeWritten }: { wholePage: boolean; mayBeWritten: boolean },
): Promise<LoadingSigns | undefined> {
  try {
    const holder = await frameElementIn(parent, frame);
    if (!holder) return undefined;
    const seen = await isolatedWorld(parent).evaluate(isSeen, holder as never, wholePage);
    await holder.dispose();
    if (!seen) return undefined;
    return await isolatedWorld(frame).evaluate(findLoadingSigns, {
      wholePage: false,
      mayBeWritten,
    });
  } catch {
    return undefined;
  }
}

/** Whether a frame shows anything to visitors, now or, with `wholePage`, farther down. Runs in the document around it. */
function isSeen(holder: Element, wholePage: boolean): boolean {
  const smallest = 10;
  if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  let { left, top, right, bottom } = holder.getBoundingClientRect();
  for (let outer = holder.parentElement; outer; outer = outer.parentElement) {
    if (outer === document.body || outer === document.documentElement) break;
    if (getComputedStyle(outer).overflowX === 'visible') continue;
    const cut = outer.getBoundingClientRect();
    left = Math.max(left, cut.left);
    top = Math.max(top, cut.top);
    right = Math.min(right, cut.right);
    bottom = Math.min(bottom, cut.bottom);
  }
  if (right - left < smallest || bottom - top < smallest) return false;
  if (right <= 0 || left >= window.innerWidth || bottom + window.scrollY <= 0) return false;
  return wholePage || top < window.innerHeight;
}
