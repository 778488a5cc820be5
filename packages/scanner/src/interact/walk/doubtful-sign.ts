import { type Color, contrastOf, over, toColor } from '../../checks/page/colors.ts';
import type { Sign } from './install-sign.ts';

/** What a ring needs, and what any other change needs to be seen. */
const enough = { ring: 3, fill: 1.5 } as const;

/**
 * Whether styles tell that a sign of the focus may be too weak: an outline, a shadow, a fill or a border is all that changes, and
 * none of these far enough. What they cannot tell is left in peace.
 */
export function isDoubtfulSign(withFocus: Sign, without: Sign): boolean {
  if (withFocus.others !== without.others) return false;
  const ratios = [
    outlineRatio(withFocus, without),
    shadowRatio(withFocus, without),
    withFocus.background === without.background
      ? null
      : ratio(withFocus.background, without.background),
    withFocus.border.color === without.border.color || withFocus.border.width < 1
      ? null
      : ratio(withFocus.border.color, without.border.color),
  ];
  const changed = ratios.filter((one) => one !== null);
  const [outline, shadow, ...fills] = ratios;
  const isEnough = [outline, shadow].some((one) => (one ?? 0) >= enough.ring);
  return changed.length > 0 && !isEnough && fills.every((one) => (one ?? 0) < enough.fill);
}

/** Nothing but what is drawn around it changes. */
export function isRingAlone(withFocus: Sign, without: Sign): boolean {
  return (
    withFocus.others === without.others &&
    withFocus.background === without.background &&
    withFocus.border.color === without.border.color
  );
}

/** Null: it does not change. */
function outlineRatio({ outline, behind, background }: Sign, without: Sign): number | null {
  const before = without.outline;
  if (outline.style === 'none' || outline.width < 1) return null;
  if (outline.style === before.style && outline.color === before.color) return null;
  // The browser's own is light and dark.
  if (outline.style === 'auto') return Infinity;
  return ratio(outline.color, outline.isInside ? background : (behind ?? ''));
}

/** Of the layer that differs most from what is behind; soft ones are weaker than that. */
function shadowRatio({ shadow, behind }: Sign, without: Sign): number | null {
  if (shadow === without.shadow || shadow === 'none') return null;
  const layers = shadow.match(/rgba?\([^)]+\)|color\([^)]+\)/g) ?? [];
  return Math.max(...layers.map((color) => ratio(color, behind ?? '')), 0);
}

/** Infinite where it can't be told. */
function ratio(front: string, back: string): number {
  const [one, other] = [colorOf(front), colorOf(back)];
  if (!one || !other || other.alpha < 1) return Infinity;
  return contrastOf(over(one, other), other);
}

function colorOf(computed: string): Color | null {
  return toColor(computed.replace(/ none$/, ''));
}

/** Signs that are drawn alike. */
export function kindOfSign(
  tag: string,
  { outline, shadow, background, border, behind }: Sign,
): string {
  return `${tag} ${JSON.stringify([outline, shadow, background, border, behind])}`;
}
