import type { CapturedNode } from '../../capture/page-capture.ts';
import type { UsedPage } from '../used-page.ts';
import { askInPage } from '../ask-in-page.ts';
import type { Hands } from '../hands.ts';
import { isNewView } from '../is-new-view.ts';
import type { Seen, StepStory } from '../page-use.ts';
import { picturesOf } from '../press-pictures.ts';
import type { Asking } from '../watch-asking.ts';
import type { Step } from './choose-step.ts';
import { fillInStep } from './fill-in-step.ts';
import { saysGoesOn } from './goes-on.ts';
import type { StepEyesInPage } from './install-step-eyes.ts';

/** The next step, and the focus that goes to it, may come so late, in ms. */
const lateMs = 900;

interface WentOn {
  story: Omit<StepStory, 'next' | 'way'>;
  /** Fields that the page has used again for what it asks now. */
  renewed: readonly CapturedNode[];
}

/**
 * Fills in a step and presses its button. `asks` where the page then asks for something from outside, which it does not get;
 * `stays` where the button can't be pressed or no other step comes: the entries may be refused.
 */
export async function goOn(
  page: UsedPage,
  { hand, asking }: { hand: Hands; asking: Asking },
  { control, fields }: Step,
): Promise<WentOn | 'asks' | 'stays'> {
  const eyes = askInPage<StepEyesInPage>(page, 'curbcutStepEyes');
  const entries = await fillInStep(page, fields);
  await hand.settle();
  const before = await hand.begin(control);
  if (!before) return 'stays';
  const pictures = picturesOf(page, control, true);
  await pictures.before();
  await eyes(
    'remember',
    fields.map(({ pointer }) => pointer.element),
  );
  // What is filled in may change what the button says and does, and may move the focus.
  const focus = await hand.focus();
  if (focus.place !== 'control' || !saysGoesOn(focus.words)) return 'stays';
  const asked = asking.count;
  await hand.operate(control);
  await hand.settle();
  let seen = await hand.look();
  let changed = await eyes('changed');
  const isNext = () => isNextStep(fields.length, changed, seen);
  const hasCome = async () => {
    seen = await hand.look();
    changed = await eyes('changed');
    return isNext() && seen.focus.place !== 'none';
  };
  await hand.waitUntil(hasCome, lateMs);
  if (asking.count > asked) return 'asks';
  if (!isNext()) return 'stays';
  await pictures.after();
  const renewed = fields.flatMap(({ node, pointer }) =>
    changed.renewed.includes(pointer.element) ? [node] : [],
  );
  return { story: { control, before, seen, entries, pictures: pictures.taken }, renewed };
}

/** A step whose fields are still asked for has refused its entries, whatever the page says of it. */
function isNextStep(
  count: number,
  { left, fresh }: { left: number; fresh: number },
  seen: Seen,
): boolean {
  if (seen.layer) return false;
  if (count === 0) return fresh > 0 || isNewView({ seen });
  return left === 0 && (fresh > 0 || seen.texts.length > 0);
}
