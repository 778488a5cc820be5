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
import { type PaintedColors, readColors } from './read-colors.ts';
import { readTextsOn, type TextOnBackground } from './read-texts-on.ts';

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
  const { painter } = painted;
  const ofText = changeText(element, measured);
  const isPainted = painted.background === toRgbText(background);
  const ofBackground = painter && isPainted ? changeBackground(painter, measured) : null;
  const suggestions = [
    ofText && {
      ...ofText,
      holds: async () => shows(await inPage(readColors, element), ofText.color, background),
    },
    ofBackground && {
      ...ofBackground,
      alone: true,
      holds: async () =>
        shows(await inPage(readColors, element), text, ofBackground.color) &&
        keepTheirContrast(
          await inPage(readTextsOn, ofBackground.painter),
          background,
          ofBackground.color,
        ),
    },
  ].filter((one) => one !== null);
  const step = ({ color, from }: ColorSuggestion) => distance(color, from);
  return { offer: 'all', suggestions: suggestions.sort((a, b) => step(a) - step(b)) };
};

/** axe would measure all colors of the page for it; between plain ones the browser's word is enough. */
function shows(painted: PaintedColors | null, text: Rgb, background: Rgb): boolean {
  return (
    painted?.text === toRgbText(text) &&
    (painted.background === null || painted.background === toRgbText(background))
  );
}

/** No text that could be read on the one background can't be read on the other. */
function keepTheirContrast(texts: readonly TextOnBackground[], before: Rgb, after: Rgb): boolean {
  return texts.every(({ color, isLarge }) => {
    const known = readRgbText(color);
    if (!known) return false;
    const required = isLarge ? 3 : 4.5;
    return contrastRatio(known, before) < required || contrastRatio(known, after) >= required;
  });
}

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

type ColorSuggestion = Suggestion & { color: Rgb; from: Rgb };

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
    from: text,
    before: declaration(text),
    after: declaration(color),
    note: `The nearest shade of the same hue that reaches ${required}:1. Check it on every background where the style is used.`,
    patches: [{ kind: 'style', element, property: 'color', value: toHexColor(color) }],
  };
}

function changeBackground(
  painter: { element: number; isText: boolean },
  { text, background, required }: Measured,
): (ColorSuggestion & { painter: number }) | null {
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
    from: background,
    painter: element,
    before: declaration(background),
    after: declaration(color),
    note: `The nearest background of the same hue on which the text reaches ${required}:1.${whose} Check it with every text that stands on it.`,
    patches: [{ kind: 'style', element, property: 'background-color', value: toHexColor(color) }],
  };
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(...a.map((channel, place) => channel - (b[place] ?? 0)));
}

function readRgbText(text: string): Rgb | null {
  const match = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** As browsers write it. */
function toRgbText(color: Rgb): string {
  return `rgb(${color.join(', ')})`;
}
