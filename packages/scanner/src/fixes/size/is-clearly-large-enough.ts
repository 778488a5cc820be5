import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/**
 * Whether something that people click or tap is drawn large enough with nothing else in its box that takes clicks: then
 * nobody has to look at all targets of the page for it. Runs in the page's isolated world and stands alone.
 */
export function isClearlyLargeEnough(number: number, minSize: number): boolean {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const element = registry.elements[number];
  if (!element || element.getRootNode() !== document) return false;
  const box = element.getBoundingClientRect();
  if (box.width < minSize || box.height < minSize) return false;
  const others = document.querySelectorAll(
    'a[href],area,button,input,select,textarea,summary,label,iframe,object,embed,[tabindex],[role],[contenteditable],audio,video',
  );
  return ![...others].some(
    (other) => other !== element && !other.contains(element) && mayCover(other),
  );

  function mayCover(other: Element): boolean {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }
}
