import { none, type FixKind } from '../kind.ts';
import { isRecord, readFailedChecks } from '../failed-check.ts';
import type { Suggestion } from '../suggestion.ts';
import {
  contrastRatio,
  formatRatio,
  parseHexColor,
  type Rgb,
  toHexColor,
} from './contrast-ratio.ts';
import { nearestPassingColor } from './nearest-passing-color.ts';
import { readColors } from './read-colors.ts';

const contrastChecks = new Set(['color-contrast', 'color-contrast-enhanced']);

interface Measured {
  text: Rgb;
  background: Rgb;
  /** For text of this size and weight. */
  required: number;
}

/** The nearest text color that passes and the nearest background, the smaller change first; none for colors that are mixed. */
export const suggestContrastFix: FixKind = async ({ data, element }, inPage) => {
  const measured = readMeasured(data);
  const painted = measured && (await inPage(readColors, element));
  if (!measured || !painted || painted.text !== toRgbText(measured.text)) return none;
  const { text, background } = measured;
  const ofText = changeText(element, measured);
  const { painter } = painted;
  const ofBackground =
    painter?.color === toRgbText(background) ? changeBackground(painter, measured) : null;
  const suggestions = [
    ...(ofText ? [{ ...ofText, step: distance(ofText.color, text) }] : []),
    ...(ofBackground ? [{ ...ofBackground, step: distance(ofBackground.color, background) }] : []),
  ];
  return { offer: 'all', suggestions: suggestions.sort((a, b) => a.step - b.step) };
};

/** Null when axe has measured no two plain colors that a shade could set right. */
function readMeasured(data: unknown): Measured | null {
  const checks = readFailedChecks(data);
  const measured = checks.find(
    (check) => contrastChecks.has(check.id) && isRecord(check.data),
  )?.data;
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
  return ratio === 1 || ratio >= required ? null : { text, background, required };
}

type ColorSuggestion = Suggestion & { color: Rgb };

function changeText(
  element: number,
  { text, background, required }: Measured,
): ColorSuggestion | null {
  const color = nearestPassingColor(text, background, required);
  if (!color) return null;
  const declaration = (one: Rgb) =>
    `color: ${toHexColor(one)}; /* ${formatRatio(contrastRatio(one, background))} on ${toHexColor(background)} */`;
  return {
    color,
    before: declaration(text),
    after: declaration(color),
    note: `The nearest shade of the same hue that reaches ${required}:1. Check it on every background where the style is used.`,
    patches: [{ kind: 'style', element, property: 'color', value: toHexColor(color) }],
  };
}

function changeBackground(
  painter: { element: number; isText: boolean },
  { text, background, required }: Measured,
): ColorSuggestion | null {
  const color = nearestPassingColor(background, text, required);
  if (!color) return null;
  const declaration = (one: Rgb) =>
    `background-color: ${toHexColor(one)}; /* ${formatRatio(contrastRatio(one, text))} with ${toHexColor(text)} */`;
  const whose = painter.isText
    ? ''
    : ' It belongs to the element around the text that has this background.';
  const { element } = painter;
  return {
    color,
    before: declaration(background),
    after: declaration(color),
    note: `The nearest background of the same hue on which the text reaches ${required}:1.${whose} Check it with every text that stands on it.`,
    patches: [{ kind: 'style', element, property: 'background-color', value: toHexColor(color) }],
    repainted: element,
  };
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(...a.map((channel, place) => channel - (b[place] ?? 0)));
}

/** As browsers write it. */
function toRgbText(color: Rgb): string {
  return `rgb(${color.join(', ')})`;
}
