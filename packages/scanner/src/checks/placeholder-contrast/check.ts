import { captureOnce } from '../../capture/capture-once.ts';
import { askElements } from '../../capture/live-elements.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import { contrastFacts } from '../../facts/contrast-facts.ts';
import type { PageCheck } from '../check.ts';
import { toHexColor } from '../../fixes/contrast/contrast-ratio.ts';
import { nearestPassingColor } from '../../fixes/contrast/nearest-passing-color.ts';
import {
  backgroundOf,
  contrastOf,
  over,
  sayColor,
  sayRatio,
  toColor,
  toRgb,
} from '../page/colors.ts';
import { isDisabled, isTextField } from '../page/controls.ts';
import { ratioFor, textRatios } from '../page/text-ratio.ts';
import { quote } from '../page/words-of.ts';

const thresholds = {
  ...textRatios,
  mostFields: 100,
} as const;

/** WCAG 2.2, 1.4.3: can the words that stand in an empty field be read? */
export const placeholderContrastCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'placeholder-contrast',
  name: 'Contrast of placeholders',
  thorough: true,
  applicability: async (page) =>
    (await captureOnce(page)).documents
      .flatMap(({ nodes }) => nodes.filter((node) => showsPlaceholder(node) && isVisible(node)))
      .slice(0, thresholds.mostFields),
  async expectation(page, fields) {
    const drawn = await askElements(page, fields, placeholdersOf);
    const pointers = await toPointers(page, fields);
    return fields.map((node) => {
      const ratio = ratioOf(node, drawn.get(node));
      const pointer = pointers.get(node);
      if (!ratio || !pointer || ratio.found >= ratio.wanted) return { outcome: 'passed' };
      const failureSummary = `The placeholder ${quote(node.attributes.get('placeholder') ?? '')} has a contrast of ${sayRatio(ratio.found)} (${ratio.front} on ${ratio.back}); ${ratio.wanted}:1 is needed${ratio.nearest === null ? '' : `, which ${ratio.nearest} reaches, drawn with opacity: 1`}.`;
      return { outcome: 'failed', nodes: [{ ...pointer, failureSummary, facts: factsOf(ratio) }] };
    });
  },
};

function showsPlaceholder(node: CapturedNode): boolean {
  return (
    isTextField(node) && !isDisabled(node) && Boolean(node.attributes.get('placeholder')?.trim())
  );
}

interface Drawn {
  color: string;
  opacity: number;
  size: number;
  weight: number;
  isEmpty: boolean;
}

/** Runs in the frame's isolated world. */
function placeholdersOf(...elements: Element[]): Drawn[] {
  return elements.map((element) => {
    const style = getComputedStyle(element, '::placeholder');
    return {
      color: style.color,
      opacity: Number(style.opacity),
      size: Number.parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
      isEmpty: (element as HTMLInputElement).value === '',
    };
  });
}

interface PlaceholderRatio {
  found: number;
  wanted: number;
  front: string;
  back: string;
  /** Pixels. */
  size: number;
  nearest: string | null;
}

function factsOf({ found, wanted, front, back, size }: PlaceholderRatio) {
  return contrastFacts({
    ratio: sayRatio(found),
    required: `${wanted}:1`,
    drawn: ['Text color', front],
    back,
    size: `${Math.round(size * 10) / 10} px`,
  });
}

function ratioOf(node: CapturedNode, drawn: Drawn | undefined): PlaceholderRatio | null {
  const back = backgroundOf(node);
  const front = toColor(drawn?.color);
  if (!drawn?.isEmpty || !back || !front || front.alpha * drawn.opacity === 0) return null;
  const seen = over({ ...front, alpha: front.alpha * drawn.opacity }, back);
  const wanted = ratioFor(drawn);
  const nearest = nearestPassingColor(toRgb(seen), toRgb(back), wanted);
  return {
    found: contrastOf(seen, back),
    wanted,
    nearest: nearest && toHexColor(nearest),
    front: sayColor(seen),
    back: sayColor(back),
    size: drawn.size,
  };
}
