import { contrastOf, toColor } from '../../checks/page/colors.ts';
import type { Sign } from './install-sign.ts';

/** So much is asked of what has to be seen. */
const enough = 3;

/** Whether styles alone tell that the sign of the focus can be seen well, so that no picture is needed. */
export function isClearSign(withFocus: Sign, without: Sign): boolean {
  return (
    hasClearOutline(withFocus, without) ||
    differs(withFocus.background, without.background) ||
    (withFocus.border.width >= 1 && differs(withFocus.border.color, without.border.color))
  );
}

function hasClearOutline({ outline, behind, background }: Sign, without: Sign): boolean {
  const isNew = outline.style !== without.outline.style || outline.width !== without.outline.width;
  if (outline.style === 'none' || outline.width < 1 || !isNew) return false;
  // The browser's own is light and dark.
  if (outline.style === 'auto') return true;
  return differs(outline.color, outline.isInside ? background : behind);
}

/** Both are opaque colors, and far enough from each other. */
function differs(one: string, other: string | null): boolean {
  const [a, b] = [one, other ?? ''].map((color) => toColor(color.replace(/ none$/, '')));
  if (!a || !b || a.alpha < 1 || b.alpha < 1) return false;
  return contrastOf(a, b) >= enough;
}

/** Signs that are drawn alike. */
export function kindOfSign(tag: string, sign: Sign): string {
  const { rest: _, ...drawn } = sign;
  return `${tag} ${JSON.stringify(drawn)}`;
}
