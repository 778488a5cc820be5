import type { CodeFix } from '@curbcut/model/scan';
import { contrastRatio, formatRatio, parseHexColor, toHexColor } from './contrast-ratio.ts';
import { isRecord, type FailedCheck } from './failed-check.ts';
import { nearestPassingColor } from './nearest-passing-color.ts';

const contrastChecks = new Set(['color-contrast', 'color-contrast-enhanced']);

/** Suggests the nearest text color that passes; null when axe has measured no two plain colors. */
export function suggestContrastFix(checks: readonly FailedCheck[]): CodeFix | null {
  const measured = checks.find(({ id, data }) => contrastChecks.has(id) && isRecord(data))?.data;
  // With a text shadow the text is not measured against its background alone.
  if (!isRecord(measured) || measured['shadowColor']) return null;
  const { fgColor, bgColor, expectedContrastRatio } = measured;
  if (typeof fgColor !== 'string' || typeof bgColor !== 'string') return null;
  const text = parseHexColor(fgColor);
  const background = parseHexColor(bgColor);
  const required =
    typeof expectedContrastRatio === 'string' ? Number.parseFloat(expectedContrastRatio) : NaN;
  if (!text || !background || !(required > 1 && required <= 21)) return null;
  const ratio = contrastRatio(text, background);
  // The same color on purpose: hidden text, which no shade would make right.
  if (ratio === 1 || ratio >= required) return null;
  const better = nearestPassingColor(text, background, required);
  if (!better) return null;
  const declaration = (color: typeof text) =>
    `color: ${toHexColor(color)}; /* ${formatRatio(contrastRatio(color, background))} on ${toHexColor(background)} */`;
  return {
    before: declaration(text),
    after: declaration(better),
    note: `The nearest shade of the same hue that reaches ${required}:1. The first color is the one people see, transparency included; check the new one on every background where the style is used.`,
  };
}
