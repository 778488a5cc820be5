import type { BoundingBox } from '@curbcut/model/scan';
import type { WorldWithMoving } from '../browser/hold-still.ts';

/** A state of the page that positions are compared with: as its picture shows it, or before a check changes it. */
export type Moment = 'picture' | 'before-change';

/** As CSS `matrix()`: from pixels of a frame's window to those of the document that holds the frame. */
export type FrameMatrix = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
];

/**
 * Where the elements of a document stand, in its isolated world. Boxes are CSS pixels from the top left corner of the
 * page, in frames from that of the frame's window.
 */
interface ElementBoxes {
  /**
   * Remembers where every element stands now. `windowX`: how far the window's left edge is from that of the picture, as
   * the browser says.
   */
  remember(moment: Moment, windowX: number | null): void;
  /** The part of the element that is drawn, which is less than all of it where something else cuts it off. */
  boxOf(element: Element): BoundingBox | null;
  /** Whether the element stands within a pixel of where it stood when the picture was taken. */
  isAtRest(element: Element): boolean;
  /** Whether the element stood within the width of the window before a check changed the page. */
  wasWithinWindow(element: Element): boolean;
  /** How many of the elements that were at rest before a check changed the page stand elsewhere now. */
  countDisplaced(): number;
  /** How the window of the frame that the element holds is drawn; null where it is drawn in depth. */
  frameMatrix(owner: Element): FrameMatrix | null;
}

/** Where it stands in a frame's isolated world. */
export interface WorldWithBoxes {
  curbcutBoxes: ElementBoxes;
}

/** Runs in the frame's isolated world and stands alone; may run again. */
export function installElementBoxes(): void {
  const world = globalThis as unknown as Partial<WorldWithBoxes>;
  if (world.curbcutBoxes) return;
  const tolerance = 1;
  /** What a box does to what lies in it. */
  interface Edge {
    /** Cuts everything off. */
    clip: DOMRectReadOnly | null;
    /** Cuts off what it holds. */
    overflow: DOMRectReadOnly | null;
    position: string;
    /** Whether it holds what has this position. */
    holds(position: string): boolean;
    outer: Element | null;
  }
  /** Plain, as there is one for each element of the page. */
  interface Sides {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const edges = new Map<Element, Edge>();
  let leftOfStart = 0;
  const moments = new Map<Moment, Map<Element, Sides>>();
  const windows = new Map<Moment, Sides>();
  world.curbcutBoxes = { remember, boxOf, isAtRest, wasWithinWindow, countDisplaced, frameMatrix };

  function remember(moment: Moment, windowX: number | null): void {
    if (windowX !== null) leftOfStart = windowX - window.scrollX;
    const rects = new Map<Element, Sides>();
    const origin = originOf();
    visit(document);
    moments.set(moment, rects);
    windows.set(moment, {
      left: origin.x,
      top: origin.y,
      right: origin.x + window.innerWidth,
      bottom: origin.y + window.innerHeight,
    });

    function visit(root: Document | ShadowRoot): void {
      for (const element of root.querySelectorAll('*')) {
        rects.set(element, rectOf(element, origin));
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    }
  }

  function isAtRest(element: Element): boolean {
    const then = moments.get('picture')?.get(element);
    return then !== undefined && isNear(then, rectOf(element, originOf()));
  }

  function wasWithinWindow(element: Element): boolean {
    const shown = windows.get('before-change');
    const then = moments.get('before-change')?.get(element);
    return (
      shown !== undefined &&
      then !== undefined &&
      then.right > then.left &&
      then.left >= shown.left - tolerance &&
      then.right <= shown.right + tolerance
    );
  }

  function countDisplaced(): number {
    const pictured = moments.get('picture');
    const origin = originOf();
    let displaced = 0;
    for (const [element, before] of moments.get('before-change') ?? []) {
      const then = pictured?.get(element);
      if (!then || !isNear(then, before)) continue;
      if (!isNear(before, rectOf(element, origin))) displaced += 1;
    }
    return displaced;
  }

  function isNear(a: Sides, b: Sides): boolean {
    return (
      Math.abs(a.left - b.left) <= tolerance &&
      Math.abs(a.top - b.top) <= tolerance &&
      Math.abs(a.right - b.right) <= tolerance &&
      Math.abs(a.bottom - b.bottom) <= tolerance
    );
  }

  /** What the window's own corner is away from that of the page, which in a frame is the window. */
  function originOf(): { x: number; y: number } {
    const root = document.scrollingElement;
    if (window !== window.top || !root) return { x: 0, y: 0 };
    const { direction, writingMode } = getComputedStyle(document.body ?? root);
    const startsRight = writingMode.startsWith('horizontal')
      ? direction === 'rtl'
      : writingMode.endsWith('-rl');
    // A page that is read from the right begins at 0 and scrolls to negative places.
    const leftOf = startsRight ? root.scrollWidth - root.clientWidth : 0;
    // Both are rounded in ways of their own: the browser's is the one of the picture.
    const isSame = Math.abs(leftOf - leftOfStart) <= 1;
    return { x: window.scrollX + (isSame ? leftOfStart : leftOf), y: window.scrollY };
  }

  function rectOf(element: Element, origin: { x: number; y: number }): Sides {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left + origin.x,
      top: top + origin.y,
      right: right + origin.x,
      bottom: bottom + origin.y,
    };
  }

  function boxOf(element: Element): BoundingBox | null {
    if (!element.checkVisibility({ visibilityProperty: true }) || wasMoving(element)) return null;
    const style = getComputedStyle(element);
    let drawn = cut(wholeRect(element, style), ownClip(element, style));
    let { position } = style;
    let outer = isInTopLayer(element) ? null : outerOf(element);
    while (outer && drawn) {
      const edge = edgeOf(outer);
      drawn = cut(drawn, edge.clip);
      if (edge.holds(position)) {
        drawn = cut(drawn, edge.overflow);
        ({ position } = edge);
      }
      ({ outer } = edge);
    }
    return drawn && roundedBox(cut(drawn, windowClip()));
  }

  /** Held still for the engines, as part of something that moves forever: visitors find it somewhere else. */
  function wasMoving(element: Element): boolean {
    const moving = (globalThis as WorldWithMoving).curbcutMoving;
    if (!moving || moving.size === 0) return false;
    for (let part: Element | null = element; part; part = outerOf(part)) {
      if (moving.has(part)) return true;
    }
    return false;
  }

  /** Many elements lie in the same ones: what these cut off is worked out once in a task, while the page can't change. */
  function edgeOf(box: Element): Edge {
    const known = edges.get(box);
    if (known) return known;
    if (edges.size === 0) queueMicrotask(() => edges.clear());
    const style = getComputedStyle(box);
    const { position, display } = style;
    const isBox = display !== 'contents';
    const holdsAbsolute = isBox && contains(style, 'absolute');
    const holdsFixed = isBox && contains(style, 'fixed');
    const edge: Edge = {
      clip: isBox ? ownClip(box, style) : null,
      overflow: isBox ? overflowClip(box, style) : null,
      position,
      holds: (inner) =>
        inner === 'fixed' ? holdsFixed : inner === 'absolute' ? holdsAbsolute : isBox,
      outer: isInTopLayer(box) ? null : outerOf(box),
    };
    edges.set(box, edge);
    return edge;
  }

  /** A link around a picture is a line of text to the browser, from which the picture stands out. */
  function wholeRect(element: Element, { display }: CSSStyleDeclaration): DOMRectReadOnly {
    const own = element.getBoundingClientRect();
    if (display !== 'inline' || !element.firstElementChild) return own;
    const range = document.createRange();
    range.selectNodeContents(element);
    const content = range.getBoundingClientRect();
    if (content.width === 0 || content.height === 0) return own;
    const [left, top] = [Math.min(own.left, content.left), Math.min(own.top, content.top)];
    return new DOMRectReadOnly(
      left,
      top,
      Math.max(own.right, content.right) - left,
      Math.max(own.bottom, content.bottom) - top,
    );
  }

  function roundedBox(drawn: DOMRectReadOnly | null): BoundingBox | null {
    if (!drawn || drawn.width < 1 || drawn.height < 1) return null;
    const origin = originOf();
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      x: round(drawn.x + origin.x),
      y: round(drawn.y + origin.y),
      width: round(drawn.width),
      height: round(drawn.height),
    };
  }

  /** Of a frame its window, of the page all of it. */
  function windowClip(): DOMRectReadOnly {
    const root = document.scrollingElement;
    if (window !== window.top || !root)
      return new DOMRectReadOnly(0, 0, window.innerWidth, window.innerHeight);
    const origin = originOf();
    return new DOMRectReadOnly(
      -origin.x,
      -origin.y,
      Math.max(root.scrollWidth, window.innerWidth),
      Math.max(root.scrollHeight, window.innerHeight),
    );
  }

  function cut(rect: DOMRectReadOnly | null, by: DOMRectReadOnly | null): DOMRectReadOnly | null {
    if (!rect || !by) return rect;
    const left = Math.max(rect.left, by.left);
    const top = Math.max(rect.top, by.top);
    const width = Math.min(rect.right, by.right) - left;
    const height = Math.min(rect.bottom, by.bottom) - top;
    return width > 0 && height > 0 ? new DOMRectReadOnly(left, top, width, height) : null;
  }

  function outerOf(element: Element): Element | null {
    if (element.assignedSlot) return element.assignedSlot;
    const root = element.parentNode;
    return root instanceof ShadowRoot ? root.host : element.parentElement;
  }

  function isInTopLayer(element: Element): boolean {
    return element.matches(':modal, :popover-open');
  }

  /** Whether a box holds what has this position: what is taken out of the flow is not cut by boxes in between. */
  function contains(style: CSSStyleDeclaration, position: string): boolean {
    if (position !== 'absolute' && position !== 'fixed') return true;
    if (position === 'absolute' && style.position !== 'static') return true;
    return (
      [
        style.transform,
        style.translate,
        style.rotate,
        style.scale,
        style.perspective,
        style.filter,
        style.backdropFilter,
      ].some((value) => value && value !== 'none') ||
      /paint|layout|strict|content/.test(style.contain) ||
      /transform|translate|rotate|scale|perspective|filter|contain/.test(style.willChange)
    );
  }

  function overflowClip(box: Element, style: CSSStyleDeclaration): DOMRectReadOnly | null {
    const paints = /paint|strict|content/.test(style.contain);
    const cutsX = paints || style.overflowX !== 'visible';
    const cutsY = paints || style.overflowY !== 'visible';
    if ((!cutsX && !cutsY) || isWindowsOwn(box)) return null;
    // Overflow of text, and of rows and columns of a table, is shown whatever they say.
    if (/^(inline|table-(row|column|header|footer).*)$/.test(style.display)) return null;
    if (box instanceof SVGElement && box.ownerSVGElement) return null;
    const padding = paddingBox(box);
    const far = 1e7;
    return new DOMRectReadOnly(
      cutsX ? padding.x : -far,
      cutsY ? padding.y : -far,
      cutsX ? padding.width : 2 * far,
      cutsY ? padding.height : 2 * far,
    );
  }

  /** What is said of overflow on the root, or else on the body, concerns the window. */
  function isWindowsOwn(box: Element): boolean {
    const root = document.documentElement;
    if (box === root) return true;
    if (box !== document.body) return false;
    const { overflowX, overflowY } = getComputedStyle(root);
    return overflowX === 'visible' && overflowY === 'visible';
  }

  function paddingBox(box: Element): DOMRectReadOnly {
    const rect = box.getBoundingClientRect();
    if (!(box instanceof HTMLElement) || !box.offsetWidth || !box.offsetHeight) return rect;
    const [scaleX, scaleY] = [rect.width / box.offsetWidth, rect.height / box.offsetHeight];
    return new DOMRectReadOnly(
      rect.x + box.clientLeft * scaleX,
      rect.y + box.clientTop * scaleY,
      box.clientWidth * scaleX,
      box.clientHeight * scaleY,
    );
  }

  /** What an element cuts off of itself and of all that is in it; of shapes only insets are told. */
  function ownClip(element: Element, style: CSSStyleDeclaration): DOMRectReadOnly | null {
    const inset = /^inset\(([^)]*?)(?: round .*)?\)$/.exec(style.clipPath)?.[1];
    const isOut = style.position === 'absolute' || style.position === 'fixed';
    const shape = isOut ? /^rect\(([^)]*)\)$/.exec(style.clip)?.[1] : undefined;
    if (inset === undefined && shape === undefined) return null;
    const rect = element.getBoundingClientRect();
    if (shape !== undefined) {
      const [top = 0, right = rect.width, bottom = rect.height, left = 0] = shape
        .split(/,\s*|\s+/)
        .map((value) => (value === 'auto' ? undefined : parseFloat(value)));
      return new DOMRectReadOnly(
        rect.x + left,
        rect.y + top,
        Math.max(0, right - left),
        Math.max(0, bottom - top),
      );
    }
    const parts = (inset ?? '').split(/\s+/);
    const [top = '0', right = top, bottom = top, left = right] = parts;
    const length = (value: string, whole: number) =>
      value.endsWith('%') ? (parseFloat(value) / 100) * whole : parseFloat(value) || 0;
    const x = length(left, rect.width);
    const y = length(top, rect.height);
    return new DOMRectReadOnly(
      rect.x + x,
      rect.y + y,
      Math.max(0, rect.width - x - length(right, rect.width)),
      Math.max(0, rect.height - y - length(bottom, rect.height)),
    );
  }

  function frameMatrix(owner: Element): FrameMatrix | null {
    let matrix = new DOMMatrixReadOnly();
    for (let outer: Element | null = owner; outer; outer = outerOf(outer)) {
      const own = ownMatrix(getComputedStyle(outer));
      if (!own) return null;
      matrix = own.multiply(matrix);
    }
    matrix = matrix.scale(owner.currentCSSZoom);
    const [a, b, c, d] = [matrix.a, matrix.b, matrix.c, matrix.d];
    const rect = owner.getBoundingClientRect();
    const [width, height] = sizeWithin(rect, matrix) ?? [
      (owner as HTMLElement).offsetWidth,
      (owner as HTMLElement).offsetHeight,
    ];
    const style = getComputedStyle(owner);
    const toContent = (...lengths: string[]) =>
      lengths.reduce((sum, length) => sum + (parseFloat(length) || 0), 0);
    // A transform leaves the middle of a box the middle of what it makes of it.
    const fromMiddle = {
      x: toContent(style.borderLeftWidth, style.paddingLeft) - width / 2,
      y: toContent(style.borderTopWidth, style.paddingTop) - height / 2,
    };
    const origin = originOf();
    return [
      a,
      b,
      c,
      d,
      rect.x + rect.width / 2 + a * fromMiddle.x + c * fromMiddle.y + origin.x,
      rect.y + rect.height / 2 + b * fromMiddle.x + d * fromMiddle.y + origin.y,
    ];
  }

  /** What a box does to what is in it, its place aside; null where that is more than two dimensions can say. */
  function ownMatrix({
    display,
    transform,
    rotate,
    scale,
    perspective,
    offsetPath,
  }: CSSStyleDeclaration): DOMMatrixReadOnly | null {
    if (display === 'inline' || display === 'contents') return new DOMMatrixReadOnly();
    // An axis in front of the angle: it is turned out of the plane.
    if (perspective !== 'none' || offsetPath !== 'none' || rotate.includes(' ')) return null;
    const turned = rotate === 'none' ? '' : `rotate(${rotate})`;
    const scaled = scale === 'none' ? '' : `scale(${scale.split(' ').slice(0, 2).join()})`;
    const rest = transform === 'none' ? '' : transform;
    const { is2D, a, b, c, d } = new DOMMatrixReadOnly(
      `${turned} ${scaled} ${rest}`.trim() || 'none',
    );
    return is2D ? new DOMMatrixReadOnly([a, b, c, d, 0, 0]) : null;
  }

  /** The size that a box had before a matrix made this rectangle around it; null where many sizes give the same one. */
  function sizeWithin(
    { width, height }: DOMRectReadOnly,
    matrix: DOMMatrixReadOnly,
  ): [number, number] | null {
    const [a, b, c, d] = [matrix.a, matrix.b, matrix.c, matrix.d].map(Math.abs) as [
      number,
      number,
      number,
      number,
    ];
    const determinant = a * d - b * c;
    if (Math.abs(determinant) < 0.01) return null;
    return [(width * d - height * c) / determinant, (height * a - width * b) / determinant];
  }
}
