import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** Elements are known by their numbers in the registry. */
export interface ShiftEyesInPage {
  /** Remembers where what stands in an element lies, as far as it may be moved by itself. */
  remember(host: number): void;
  /** Of some keys of changes those of what is larger or smaller since then about a point that has stayed. */
  onlyZoomed(keys: string[]): string[];
}

interface WorldWithShiftEyes extends WorldWithRegistry {
  curbcutShiftEyes: ShiftEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installShiftEyes(): void {
  const world = globalThis as unknown as WorldWithShiftEyes;
  if (world.curbcutShiftEyes) return;
  const { curbcutRegistry: registry } = world;
  const most = 400;
  /** Of the length of a side, or of the whole: less is rounded off. */
  const slack = 0.01;
  let around: Element | null = null;
  let before = new Map<Element, Lying>();

  world.curbcutShiftEyes = {
    remember(number) {
      before = new Map();
      const host = registry.elements[number];
      if (!host?.isConnected) return;
      around = host;
      const inside = [...host.querySelectorAll('*')].slice(0, most);
      for (const one of inside) before.set(one, lyingOf(one));
    },
    onlyZoomed: (keys) =>
      keys.filter((key) => {
        const element = registry.elements[Number(key.split(' ')[0])];
        const was = element && before.get(element);
        return element !== undefined && was !== undefined && isZoom(was, lyingOf(element));
      }),
  };

  interface Lying {
    x: number;
    y: number;
    width: number;
    height: number;
  }

  /** In what it stands in, however that is scrolled; of a drawing that shows a part of itself, the whole of it. */
  function lyingOf(element: Element): Lying {
    const { x: left, y: top, width, height } = element.getBoundingClientRect();
    const frame = around?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const x = left - frame.x + (around?.scrollLeft ?? 0);
    const y = top - frame.y + (around?.scrollTop ?? 0);
    const shown = element instanceof SVGSVGElement ? element.viewBox.baseVal : null;
    if (!shown || shown.width === 0 || shown.height === 0) return { x, y, width, height };
    const [across, down] = [width / shown.width, height / shown.height];
    return {
      x: x - shown.x * across,
      y: y - shown.y * down,
      width: 1_000 * across,
      height: 1_000 * down,
    };
  }

  function isZoom(was: Lying, now: Lying): boolean {
    if (was.width === 0 || was.height === 0) return false;
    const [across, down] = [now.width / was.width, now.height / was.height];
    if (Math.abs(across - 1) < slack || Math.abs(across - down) > slack * across) return false;
    const isFixed = (x: number, y: number) =>
      Math.abs(placeIn(was.x, was.width, x) - placeIn(now.x, now.width, x)) < slack &&
      Math.abs(placeIn(was.y, was.height, y) - placeIn(now.y, now.height, y)) < slack;
    const { clientWidth = 0, clientHeight = 0 } = around ?? {};
    return (
      isFixed(clientWidth / 2, clientHeight / 2) ||
      isFixed(was.x + was.width / 2, was.y + was.height / 2) ||
      isFixed(was.x, was.y)
    );
  }

  function placeIn(start: number, length: number, at: number): number {
    return (at - start) / length;
  }
}
