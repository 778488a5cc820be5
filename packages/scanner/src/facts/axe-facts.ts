import type { MeasuredFact } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { contrastFacts } from './contrast-facts.ts';
import { knownFacts } from './known-facts.ts';
import { type FailedCheck, isRecord } from '../fixes/failed-check.ts';

/** What axe's checks have measured, by name and value; empty where they measure nothing. */
export function axeFacts(checks: readonly FailedCheck[]): MeasuredFact[] {
  return checks.flatMap(({ id, data }) => {
    const name = named[id];
    if (name !== undefined) return knownFacts([[name, list(data)]]);
    return isRecord(data) ? (factsOf[id]?.(data) ?? []) : [];
  });
}

/** Checks whose data is a text, or a list of texts. */
const named: Readonly<Record<string, string>> = {
  'meta-viewport': 'Setting',
  'meta-viewport-large': 'Setting',
  'avoid-inline-spacing': 'Set by the element itself',
  'valid-lang': 'Declared',
  'aria-required-attr': 'Missing',
  'aria-valid-attr': 'Not known',
  'aria-unsupported-attr': 'Not supported',
};

type Data = Record<string, unknown>;

const factsOf: Readonly<Record<string, (data: Data) => MeasuredFact[]>> = {
  'color-contrast': ofText,
  'color-contrast-enhanced': ofText,
  'link-in-text-block': ofLink,
  'target-size': ({ width, height, minSize }) =>
    knownFacts([
      ['Size', sides(width, height)],
      ['Required', sides(minSize, minSize)],
    ]),
  'target-offset': ({ closestOffset, minOffset }) =>
    knownFacts([
      ['Free circle around its middle', px(closestOffset)],
      ['Required circle', px(minOffset)],
    ]),
  'meta-refresh': ({ redirectDelay }) =>
    knownFacts([
      ['Loads again after', isNumber(redirectDelay) ? countOf(redirectDelay, 'second') : null],
    ]),
};

function ofText({
  contrastRatio,
  expectedContrastRatio,
  fgColor,
  bgColor,
  fontSize,
  fontWeight,
  messageKey,
}: Data): MeasuredFact[] {
  return contrastFacts({
    ratio: ratio(contrastRatio),
    required: text(expectedContrastRatio),
    drawn: ['Text color', text(fgColor)],
    back: text(bgColor) ?? behind[text(messageKey) ?? ''] ?? null,
    // `12.0pt (16px)`
    size: /\(([\d.]+)px\)/.exec(text(fontSize) ?? '')?.[1]?.concat(' px') ?? null,
    weight: text(fontWeight),
  });
}

/** Why axe can't tell the color behind a text. */
const behind: Readonly<Record<string, string>> = {
  bgImage: 'a picture',
  bgGradient: 'a gradient',
  imgNode: 'a picture',
  pseudoContent: 'drawn by a style sheet',
  bgOverlap: 'covered by another element',
};

function ofLink(data: Data): MeasuredFact[] {
  return knownFacts([
    ['Contrast with the text around', ratio(data['contrastRatio'])],
    ['Required', ratio(data['requiredContrastRatio'])],
    ['Link color', text(data['nodeColor'])],
    ['Color of the text', text(data['parentColor'])],
    ['Behind the link', text(data['nodeBackgroundColor'])],
    ['Behind the text', text(data['parentBackgroundColor'])],
  ]);
}

function ratio(value: unknown): string | null {
  return isNumber(value) && value > 0 ? `${value}:1` : null;
}

function px(value: unknown): string | null {
  return isNumber(value) ? `${round(value)} px` : null;
}

function sides(width: unknown, height: unknown): string | null {
  return isNumber(width) && isNumber(height) ? `${round(width)} × ${round(height)} px` : null;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function list(value: unknown): string | null {
  if (!Array.isArray(value)) return text(value);
  return value.filter((one) => typeof one === 'string').join(', ') || null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
