import type { StatePicture } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { takeCapture } from '../../capture/take-capture.ts';
import {
  enteringSteps,
  goingOnSteps,
  pressingSteps,
  sendingSteps,
} from '../../checks/page/steps.ts';
import { quote } from '../../checks/page/words-of.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { UsedPage } from '../used-page.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import type { ReplayStep } from '../../replay/replay.ts';
import type { OpenedStates, StateToJudge } from '../../states/opened-states.ts';
import { cutOff } from '../cut-off.ts';
import { findAgain } from '../find-again.ts';
import { type Hands, hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import { keepFirst } from '../keep-first.ts';
import type { FocusPlace, FormStory, Press, StepStory, StepUse } from '../page-use.ts';
import { type Asking, watchAsking } from '../watch-asking.ts';
import { WayClearer } from '../way-clearer.ts';
import { chooseStep, type Step } from './choose-step.ts';
import type { FieldStory } from './field-story.ts';
import { goOn } from './go-on.ts';
import { installStepEyes } from './install-step-eyes.ts';

interface Using {
  states: OpenedStates;
  /** The step's button and fields as they were when the page had loaded. */
  asLoaded: ReadonlyMap<string, ResolvedNode>;
  /** What was done with the page before: the first step may have been left with it. */
  presses: readonly Press[];
  forms: readonly FormStory[];
  fields: readonly FieldStory[];
  endMs: number;
}

interface Tried extends StepUse {
  resolved: ReadonlyMap<string, ResolvedNode>;
  /** Steps that there was no time for, as far as it is known that there are any. */
  unreached: number;
  /** Sentences about what stands behind a step that was not left. */
  left: string[];
}

export const noSteps: Tried = { steps: [], resolved: new Map(), unreached: 0, left: [] };

const ordinals = ['', 'second ', 'third '];

/**
 * Fills in the step that the page asks for with what it may well take, goes on with the keyboard, and judges what stands
 * behind. The page is cut off from everything outside before, and the browser sends none of its forms. `first`: the step that
 * the page showed as it loaded; `endMs` is by the time for using the page.
 */
export async function trySteps(page: UsedPage, first: Step | null, using: Using): Promise<Tried> {
  if (!first) return noSteps;
  await cutOff(page);
  const world = isolatedWorld(page.page.mainFrame());
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await installUse(page);
  await within(world.evaluate(installStepEyes));
  const asking = watchAsking(page);
  try {
    return await goThrough(page, asking, first, using);
  } finally {
    asking.stop();
  }
}

async function goThrough(
  page: UsedPage,
  asking: Asking,
  first: Step,
  { states, asLoaded, presses, forms, fields, endMs }: Using,
): Promise<Tried> {
  const steps: StepStory[] = [];
  const resolved = new Map(asLoaded);
  const left: string[] = [];
  const ended = (unreached = 0) => ({ steps, resolved, unreached, left });
  if (page.useTime.now() > endMs) return ended(1);
  const hand = hands(page);
  const button = first.control.pointer;
  const seen = () => {
    page.useTime.did('capture');
    return takeCapture(page);
  };
  await findAgain(page, button.element);
  await new WayClearer(hand).clearFor(button.element);
  let way: readonly ReplayStep[] = [];
  let count = 0;
  const judge = async (name: string, about: Pick<StateToJudge, 'pictures' | 'renewed'>) => {
    const state = `in the ${ordinals[count] ?? ''}step after ${quote(name)}`;
    count += 1;
    const key = `step ${count} after ${resolved.get(pointerKey(button))?.signature ?? ''}`;
    const leftMs = endMs - page.useTime.now();
    await states.judge({ state, key, steps: way, ...about, leftMs });
  };
  let wasRefused = false;
  let now = await chooseStep(page, await seen(), true, first);
  if (!now || !isSameStep(first, now)) {
    const led =
      wayOn(button, { presses, forms, resolved }) ?? chosenOn(first, { fields, resolved });
    if (!led) return ended();
    way = led.steps;
    await judge(led.by ?? first.control.name, led);
  }
  while (now) {
    const { name } = now.control;
    if (count >= page.limits.wizardSteps) {
      left.push(
        `A form was followed for ${countOf(count, 'step')}; what comes after ${quote(name)} there was not.`,
      );
      break;
    }
    if (page.useTime.now() > endMs) return ended(1);
    await resolveStep(page, now, resolved);
    const went = await goOn(page, { hand, asking }, now);
    if (went === 'stays') {
      // What it says of the entries that it has refused may tell how to write them.
      const again: Step | null = wasRefused
        ? null
        : await chooseStep(page, await seen(), true, first);
      wasRefused = true;
      if (!again || !isOtherwiseFilled(now, again)) break;
      now = again;
      continue;
    }
    wasRefused = false;
    if (went === 'asks') {
      left.push(`What comes after ${quote(name)} was not seen: the page asks its server for it.`);
      break;
    }
    const { story, renewed } = went;
    const before = way;
    way = [...way, ...(goingOnSteps({ resolved }, story) ?? [])];
    await judge(name, { pictures: story.pictures, renewed });
    steps.push({
      ...story,
      way: before,
      next: story.seen.focus.place === 'none' ? await tabOn(hand) : null,
    });
    now = await chooseStep(page, await seen(), true, first);
  }
  return ended();
}

async function tabOn(hand: Hands): Promise<FocusPlace> {
  await hand.press('Tab');
  return hand.focus();
}

/** Whether the first step is still, or again, what the page asks for; it may have been drawn anew. */
function isSameStep(first: Step, now: Step): boolean {
  const keyOf = ({ node: { attributes }, label }: Step['fields'][number]) =>
    [attributes.get('id'), attributes.get('name'), label].join(' ');
  const known = new Set(first.fields.map(keyOf));
  return now.fields.some((field) => known.has(keyOf(field)));
}

/** Whether other entries are known by now for what a step asks. */
function isOtherwiseFilled(now: Step, again: Step): boolean {
  const known = new Map(
    now.fields.map(({ pointer, filling }) => [pointerKey(pointer), JSON.stringify(filling)]),
  );
  return again.fields.some(({ pointer, filling }) => {
    const before = known.get(pointerKey(pointer));
    return before !== undefined && before !== JSON.stringify(filling);
  });
}

/** How the first step was left; `by`: what was chosen in it, where no button was pressed. */
interface Led {
  steps: readonly ReplayStep[];
  pictures: readonly StatePicture[];
  by?: string;
}

/** What has led on from the first step before. */
function wayOn(
  { element }: Pointer,
  { presses, forms, resolved }: Pick<Using, 'presses' | 'forms'> & Pick<Tried, 'resolved'>,
): Led | null {
  const isLeading = ({ control, seen }: Pick<Press, 'control' | 'seen'>) =>
    control.pointer.element === element &&
    !seen.layer &&
    seen.texts.length > 0 &&
    seen.textsGone > 0;
  const press = presses.find(isLeading);
  const sent = forms.find(isLeading);
  if (press)
    return { steps: pressingSteps({ resolved }, press.control) ?? [], pictures: press.pictures };
  return sent ? { steps: sendingSteps({ resolved }, sent) ?? [], pictures: sent.pictures } : null;
}

/** What was chosen in the first step before and has led on from it by itself. */
function chosenOn(
  { fields: asked }: Step,
  { fields, resolved }: Pick<Using, 'fields'> & Pick<Tried, 'resolved'>,
): Led | null {
  const own = new Map(asked.map((field) => [field.pointer.element, field]));
  const story = fields.find(
    ({ field, within, change }) => !within && change?.kind === 'gone' && own.has(field.element),
  );
  const chosen = story && own.get(story.field.element);
  if (!story || chosen?.filling?.way !== 'tick') return null;
  const entry = { field: story.field, label: story.label, way: 'tick', text: '' } as const;
  return { steps: enteringSteps({ resolved }, entry), pictures: [], by: story.label };
}

/** As it is before anything is entered. */
async function resolveStep(
  page: UsedPage,
  { control, fields }: Step,
  resolved: Map<string, ResolvedNode>,
): Promise<void> {
  const pointers = [control, ...fields].map(({ pointer }) => pointer);
  const { nodes } = await resolveNodes(page, pointers);
  keepFirst(
    resolved,
    [...nodes].map(([pointer, node]) => [pointer, { ...node, box: null }]),
  );
}
