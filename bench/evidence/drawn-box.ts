import type { BoundingBox } from '@curbcut/model/scan';
import type { CDPSession, ElementHandle } from 'puppeteer-core';

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where the browser says that an element is drawn, by ways that the scanner does not go: its quads from the protocol,
 * which know frames and transforms, and what is cut off of it from an IntersectionObserver. CSS pixels of the whole page;
 * null when nothing of it is drawn.
 */
export async function drawnBox(
  session: CDPSession,
  element: ElementHandle<Element>,
): Promise<BoundingBox | null> {
  const { cssLayoutViewport, cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { pageX, pageY } = cssLayoutViewport;
  const inWindow = await drawnPart(session, element, 'border');
  const drawn =
    inWindow &&
    overlap(inWindow, {
      left: -pageX,
      top: -pageY,
      right: cssContentSize.width - pageX,
      bottom: cssContentSize.height - pageY,
    });
  if (!drawn) return null;
  return {
    x: drawn.left + pageX,
    y: drawn.top + pageY,
    width: drawn.right - drawn.left,
    height: drawn.bottom - drawn.top,
  };
}

/** Of a frame's element its content is what limits the frame's window. */
async function drawnPart(
  session: CDPSession,
  element: ElementHandle<Element>,
  area: 'border' | 'content',
): Promise<Edges | null> {
  const whole = await edgesOf(session, element, area);
  if (!whole) return null;
  const inFrame = await element.evaluate(readSight, element.frame.parentFrame() === null);
  if (!inFrame.visible) return null;
  const { bounds, part } = inFrame;
  const scaleX = (whole.right - whole.left) / (bounds.right - bounds.left);
  const scaleY = (whole.bottom - whole.top) / (bounds.bottom - bounds.top);
  const seen =
    area === 'content'
      ? whole
      : {
          left: whole.left + (part.left - bounds.left) * scaleX,
          top: whole.top + (part.top - bounds.top) * scaleY,
          right: whole.right + (part.right - bounds.right) * scaleX,
          bottom: whole.bottom + (part.bottom - bounds.bottom) * scaleY,
        };
  const own = overlap(seen, whole);
  const owner = (await element.frame.frameElement()) as ElementHandle<Element> | null;
  if (!owner || !own) return own;
  const [outside, window] = await Promise.all([
    drawnPart(session, owner, 'border'),
    drawnPart(session, owner, 'content'),
  ]);
  return outside && window && overlap(overlap(own, outside), window);
}

async function edgesOf(
  session: CDPSession,
  element: ElementHandle<Element>,
  area: 'border' | 'content',
): Promise<Edges | null> {
  const backendNodeId = await element.backendNodeId();
  const zoom = await zoomAround(element);
  try {
    const { model } = await session.send('DOM.getBoxModel', { backendNodeId });
    const isInline = await element.evaluate((each) => getComputedStyle(each).display === 'inline');
    const quads =
      area === 'content'
        ? [model.content]
        : isInline
          ? [model.border, ...(await childQuads(session, backendNodeId))]
          : (await session.send('DOM.getContentQuads', { backendNodeId })).quads;
    if (quads.length === 0) return null;
    const scaled = quads.map((quad) => quad.map((value) => value * zoom));
    const xs = scaled.flatMap((quad) => quad.filter((_, index) => index % 2 === 0));
    const ys = scaled.flatMap((quad) => quad.filter((_, index) => index % 2 === 1));
    return {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    };
  } catch (error) {
    // What has no layout has no quads.
    if (/layout object|content quads|box model/i.test(String(error))) return null;
    throw error;
  }
}

/** What stands out of the lines of an element; of these its own quads don't tell, or tell of decorations as well. */
async function childQuads(session: CDPSession, backendNodeId: number): Promise<number[][]> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId, depth: 1 });
  const elements = (node.children ?? []).filter(({ nodeType }) => nodeType === 1);
  const models = await Promise.all(
    elements.map((child) =>
      session
        .send('DOM.getBoxModel', { backendNodeId: child.backendNodeId })
        .then(({ model }) => [model.border])
        // What has no layout has no box.
        .catch(() => []),
    ),
  );
  return models.flat();
}

/** In a frame that is zoomed the protocol counts in the pixels of the frame, from the corner of the page. */
async function zoomAround(element: ElementHandle): Promise<number> {
  const owner = await element.frame.frameElement();
  if (!owner) return 1;
  const zoom = await owner.evaluate((frame) => frame.currentCSSZoom);
  return zoom * (await zoomAround(owner));
}

/** Runs in the element's document. */
function readSight(
  element: Element,
  isPage: boolean,
): Promise<{ bounds: Edges; part: Edges; visible: boolean }> {
  return new Promise((resolve) => {
    const plain = ({ left, top, right, bottom }: DOMRectReadOnly) => ({
      left,
      top,
      right,
      bottom,
    });
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (!entry) return;
        resolve({
          bounds: plain(entry.boundingClientRect),
          part: plain(entry.intersectionRect),
          visible:
            entry.isIntersecting &&
            entry.intersectionRect.width > 0 &&
            entry.intersectionRect.height > 0 &&
            getComputedStyle(element).visibility === 'visible',
        });
      },
      { root: document, rootMargin: isPage ? '100000px' : '0px' },
    );
    observer.observe(element);
  });
}

function overlap(a: Edges | null, b: Edges): Edges | null {
  if (!a) return null;
  const both = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return both.right > both.left && both.bottom > both.top ? both : null;
}
