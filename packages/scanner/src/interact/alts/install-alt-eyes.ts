import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { AltStory } from './alt-story.ts';

export interface AltEyesInPage {
  /** Remembers the pictures of images that have words for them, and what is written around them. */
  remember(): void;
  /** Images that show another picture now. */
  changed(): AltStory[];
}

interface WorldWithAltEyes extends WorldWithRegistry {
  curbcutAltEyes: AltEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installAltEyes(): void {
  const world = globalThis as unknown as WorldWithAltEyes;
  if (world.curbcutAltEyes) return;
  const { curbcutRegistry: registry } = world;
  const mostImages = 300;
  const mostChanged = 5;
  /** So far up is looked for what is written about a picture. */
  const mostSteps = 4;
  const mostWritten = 1_500;
  const ofSize =
    /(?<![\p{L}\d])(\d{2,4}x\d{2,4}|\d+[xwh]|[wh]\d+|x?xs|sm|md|x?xl|lg|small|medium|large|big|thumb(nail)?s?|mini|preview|full|hd|lazy|placeholder|blur(red)?|light|dark|hover|active|on|off)(?![\p{L}\d])/giu;

  interface Known {
    src: string;
    alt: string;
    around: Element;
    written: string;
  }
  let known = new Map<HTMLImageElement, Known>();

  world.curbcutAltEyes = {
    remember() {
      known = new Map();
      for (const image of imagesIn(document).slice(0, mostImages)) {
        const alt = image.alt.trim();
        const around = writtenAround(image);
        if (alt === '' || !around || !isDrawn(image)) continue;
        known.set(image, { src: pictureOf(image), alt, around, written: writtenIn(around) });
      }
    },
    changed() {
      const found = [...known].filter(
        ([image, before]) =>
          image.isConnected && isDrawn(image) && isOther(before.src, pictureOf(image)),
      );
      return found.slice(0, mostChanged).map(([image, before]) => ({
        element: registry.numberOf(image),
        alt: { before: before.alt, now: image.alt.trim() },
        around: {
          before: before.written,
          now: before.around.isConnected ? writtenIn(before.around) : before.written,
        },
      }));
    },
  };

  function imagesIn(root: Document | ShadowRoot): HTMLImageElement[] {
    const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [...root.querySelectorAll('img'), ...shadows.flatMap(imagesIn)];
  }

  function isDrawn(image: HTMLImageElement): boolean {
    const { width, height } = image.getBoundingClientRect();
    return width > 30 && height > 30 && image.checkVisibility({ visibilityProperty: true });
  }

  function pictureOf(image: HTMLImageElement): string {
    return image.currentSrc || image.src;
  }

  /** Another file, and neither the same in another size nor one that stands in until it is loaded. */
  function isOther(before: string, now: string): boolean {
    if (before === now || before === '' || now === '') return false;
    if (before.startsWith('blob:') || now.startsWith('blob:')) return false;
    const isData = before.startsWith('data:');
    if (isData !== now.startsWith('data:')) return false;
    return isData || fileOf(before) !== fileOf(now);
  }

  function fileOf(url: string): string {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    const file =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? '';
    return file
      .replace(ofSize, '')
      .replace(/[-_.@\s]+/g, ' ')
      .trim();
  }

  function writtenAround(image: Element): Element | null {
    let around = image.parentElement;
    for (let step = 0; around && step < mostSteps; step += 1) {
      if (/^(body|main|html)$/.test(around.localName)) return null;
      if (writtenIn(around) !== '') return around;
      around = around.parentElement;
    }
    return null;
  }

  /** Without numbers, which only count. */
  function writtenIn(element: Element): string {
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let length = 0;
    for (let node = walker.nextNode(); node && length < mostWritten; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.nodeValue ?? '').replace(/[^\p{L}]+/gu, ' ').trim();
      if (text === '' || !parent || /^(script|style)$/.test(parent.localName)) continue;
      if (parent.closest('button,[role="button"]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      found.push(text);
      length += text.length;
    }
    return found.join(' ');
  }
}
