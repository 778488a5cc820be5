import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface Target {
  /** CSS pixels, with padding and border. */
  width: number;
  height: number;
  /** Computed values. */
  style: Record<TargetProperty, string>;
  /** What padding and border add to a minimum of the content: CSS pixels. */
  around: { width: number; height: number };
  /** It is a box among words: its own size can't be set. */
  isInline: boolean;
}

export type TargetProperty =
  | 'display'
  | 'min-width'
  | 'min-height'
  | 'padding-inline'
  | 'padding-block'
  | 'margin';

/** Measures something that people click or tap. Runs in the page's isolated world and stands alone. */
export function readTarget(number: number): Target | null {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const element = registry.elements[number];
  if (!element) return null;
  const { width, height } = element.getBoundingClientRect();
  const computed = getComputedStyle(element);
  const value = (property: string) => computed.getPropertyValue(property);
  const pixels = (...properties: string[]) =>
    properties.reduce((sum, property) => sum + (Number.parseFloat(value(property)) || 0), 0);
  const isContentBox = value('box-sizing') !== 'border-box';
  const hasOwnSize = element.matches(
    'img,svg,input,select,textarea,button,video,canvas,object,iframe',
  );
  return {
    width,
    height,
    style: {
      display: value('display'),
      'min-width': value('min-width'),
      'min-height': value('min-height'),
      'padding-inline': value('padding-inline'),
      'padding-block': value('padding-block'),
      margin: value('margin'),
    },
    around: {
      width: isContentBox
        ? pixels('padding-left', 'padding-right', 'border-left-width', 'border-right-width')
        : 0,
      height: isContentBox
        ? pixels('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width')
        : 0,
    },
    isInline: value('display') === 'inline' && !hasOwnSize,
  };
}
