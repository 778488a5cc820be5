import type { KeyboardWalk } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { UsedPage } from './used-page.ts';
import type { Pointer } from '../engines/finding.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import { captureOnce } from '../capture/capture-once.ts';
import { chooseWidgets } from './arrows/choose-widgets.ts';
import { tryArrows } from './arrows/try-arrows.ts';
import { hands } from './hands.ts';
import { showFirstView } from './show-first-view.ts';
import { rememberForLater } from './find-again.ts';
import { findLeftAlone } from './find-left-alone.ts';
import { chooseFields } from './forms/choose-fields.ts';
import { chooseForms } from './forms/choose-forms.ts';
import { chooseStep } from './forms/choose-step.ts';
import { chooseTakenForms } from './forms/choose-taken-forms.ts';
import { tryForms } from './forms/try-forms.ts';
import { type Entered, putBackTaken, tryTakenForms } from './forms/try-taken-forms.ts';
import { noSteps, trySteps } from './forms/try-steps.ts';
import { OpenedStates } from '../states/opened-states.ts';
import { useFields } from './forms/use-fields.ts';
import { trySuggestions } from './forms/try-suggestions.ts';
import type { PageUse, Press } from './page-use.ts';
import type { WayOfUse } from './way-of-use.ts';
import { chooseDrags } from './pointer/choose-drags.ts';
import { chooseManners } from './pointer/choose-manners.ts';
import { tryManners } from './pointer/try-manners.ts';
import { tryDrags } from './pointer/try-drags.ts';
import { hearMotion } from './tilt/hear-motion.ts';
import { noTilts, tryTilts } from './tilt/try-tilts.ts';
import { openEyes } from './pointer/eyes.ts';
import { judgeShown, usePointer } from './pointer/use-pointer.ts';
import { chooseToPress, usePage } from './use-page.ts';
import { type OutcomesOf, repeatPresses } from './repeat-presses.ts';
import { UseTime } from './use-time.ts';
import type { Reached } from './reached.ts';
import { stopQuestions } from './walk/decided.ts';
import { describeWalk } from './walk/describe-walk.ts';
import { waitOnPage } from './waiting/wait-on-page.ts';
import { walkPage } from './walk/walk-page.ts';
import type { Walked } from './walk/walked.ts';

/** Of the time of all, what the keys leave to those ways that come after them. */
const mostForLater = 0.25;
/** The same on a page that is filled in step by step: what stands behind its form is most of what it is for. */
const mostForSteps = 0.4;
/** And where something may be dragged: to find that nothing else does the same takes about so long. */
const mostForDrags = 0.32;
/** To judge what the pointer shows, where so much is left. Ms. */
const passingMs = 1_500;
/** To find that nothing else does what dragging does, everything near it is tried: it may take so long where there is time. Ms. */
const mostDragMs = 6_500;

/**
 * Uses the page in every way, the harmless ones first. One that ends with an error costs what it would have seen only.
 * All share the time of one use. `walk` is undefined where there was none; `spent`: how many ms each way took.
 * `outcomesOf`: what in one press may have been a race.
 */
export async function useWhole(
  under: PageUnderTest,
  outcomesOf: OutcomesOf,
): Promise<{
  used: PageUse;
  walk: KeyboardWalk | undefined;
  spent: ReadonlyMap<string, number>;
  /** All together, by the time for using the page. */
  usedMs: number;
  reached: Reached;
}> {
  const capture = await captureOnce(under);
  const elements = capture.documents.reduce((count, { nodes }) => count + nodes.length, 0);
  const time = new UseTime(under.guard, under.limits.useMs, elements);
  const page: UsedPage = { ...under, useTime: time };
  const left: string[] = [];
  const cut = new Set<WayOfUse>();
  const unless = async <T>(
    [way, what]: readonly [WayOfUse | null, string],
    work: () => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    if (way && under.onlyWays?.has(way) === false) return otherwise;
    try {
      return await work();
    } catch (error) {
      if (page.guard.error) throw error;
      page.warn(`${what} stopped: ${String(error)}`);
      left.push(`${what} could not finish on this page.`);
      if (way) cut.add(way);
      return otherwise;
    }
  };
  const sayUnreached = (way: WayOfUse, what: string, count: number, noun: string) => {
    if (count === 0) return;
    cut.add(way);
    left.push(
      `There was no time to ${what}: ${countOf(count, noun)} ${count === 1 ? 'was' : 'were'} left out.`,
    );
  };
  const sayGone = (way: WayOfUse, count: number, noun: string, done: string) => {
    if (count === 0) return;
    cut.add(way);
    left.push(
      `The page emptied or replaced itself while it was used: ${countOf(count, noun)} ${count === 1 ? 'was' : 'were'} not ${done}.`,
    );
  };
  const resolved = new Map<string, ResolvedNode>();
  const grasped = await unless(['drags', 'Dragging'], () => chooseDrags(page, capture), {
    grasped: [],
    onto: [],
  });
  const mannered = await unless(
    ['drags', 'Pressing otherwise than with a click'],
    () => chooseManners(page, capture),
    [],
  );
  const motion = await unless(['drags', 'Moving the device'], () => hearMotion(capture), null);
  const fields = await unless(
    ['fields', 'Filling in fields'],
    () => chooseFields(page, capture),
    [],
  );
  const widgets = await unless(
    ['arrows', 'Pressing arrow keys'],
    () => chooseWidgets(page, capture, page.limits.arrowWidgets),
    [],
  );
  const chosenForms = await unless(['forms', 'Trying forms'], () => chooseForms(page, capture), []);
  const takenForms = await unless(
    ['forms', 'Trying forms'],
    () => chooseTakenForms(page, capture),
    [],
  );
  const firstStep = await unless(
    ['steps', 'Going on in a form'],
    () => chooseStep(page, capture),
    null,
  );
  const controls = await unless(
    ['keys', 'Pressing the controls'],
    () => chooseToPress(page, capture),
    [],
  );
  const leftAlone = await unless(
    [null, 'Looking for what is left alone'],
    () =>
      findLeftAlone(
        page,
        capture,
        new Set(
          [...chosenForms, ...takenForms, ...(firstStep ? [firstStep] : [])].map(
            ({ control }) => control.node,
          ),
        ),
      ),
    [],
  );
  const asLoaded = await unless(
    [null, 'Remembering what is used'],
    () =>
      resolveAsLoaded(page, [
        ...[...grasped.grasped, ...mannered].map(({ element }) => ({ frame: 0, element })),
        ...fields.map(({ element }) => ({ frame: 0, element })),
        ...widgets.flatMap(({ widget, stop }) =>
          [widget, stop].map((element) => ({ frame: 0, element })),
        ),
        ...chosenForms.flatMap((form) =>
          [form.control, ...form.fields].map(({ pointer }) => pointer),
        ),
        ...takenForms.flatMap((form) =>
          [form.control, ...form.fields].map(({ pointer }) => pointer),
        ),
        ...(firstStep ? [firstStep.control, ...firstStep.fields] : []).map(
          ({ pointer }) => pointer,
        ),
        ...controls.map(({ pointer }) => pointer),
      ]),
    resolved,
  );
  const states = new OpenedStates(page, capture);
  const {
    walkMs,
    pointerMs,
    dragMs,
    arrowsMs,
    fieldsMs,
    suggestionsMs,
    formsMs,
    stepsMs,
    againMs,
    waitMs,
  } = page.limits;
  const walk = await unless(
    ['walk', 'Following the focus with Tab'],
    () => time.spend('walk', walkAndDescribe(page, time.endOf(walkMs))),
    { walked: null, walk: undefined, resolved, reached: null },
  );
  const walkEnd = walk.walked ? sayCut(walk.walked) : null;
  if (walkEnd) {
    cut.add('walk');
    left.push(walkEnd);
  }
  const pointer = await unless(
    ['pointer', 'Using the pointer'],
    () => time.spend('pointer', usePointer(page, time.endOf(pointerMs))),
    { hovers: [], unreached: 0, resolved },
  );
  sayUnreached(
    'pointer',
    'move the pointer onto everything that may show something then',
    pointer.unreached,
    'element',
  );
  const afterDragsMs =
    (fields.length > 0 ? fieldsMs + suggestionsMs : 0) +
    (chosenForms.length + takenForms.length > 0 ? formsMs : 0) +
    (firstStep ? stepsMs : 0) +
    waitMs;
  const isHandled = grasped.grasped.length + mannered.length > 0 || motion !== null;
  const afterKeysMs = (isHandled ? dragMs : 0) + (widgets.length > 0 ? arrowsMs : 0) + afterDragsMs;
  const mostWithDrags = isHandled ? mostForDrags : mostForLater;
  const mostForLaterMs = page.limits.useMs * (firstStep ? mostForSteps : mostWithDrags);
  const showAgain = (presses: readonly Press[], element: number) =>
    unless(
      [null, 'Going back to the first view'],
      async () => {
        const eyes = await openEyes(page);
        const isThere = () => eyes.isSeen(element);
        if (!(await isThere())) await showFirstView(hands(page), presses, isThere);
      },
      undefined,
    );
  const arrowsAndDrags = async (presses: readonly Press[]) => {
    // Arrow keys take little time, and what is dragged would leave them none.
    const arrows = await unless(
      ['arrows', 'Pressing arrow keys'],
      () => time.spend('arrows', tryArrows(page, widgets, time.endOf(arrowsMs))),
      { arrows: [], unreached: 0 },
    );
    const [graspable] = [...grasped.grasped, ...mannered];
    if (graspable) await showAgain(presses, graspable.element);
    const endMs = Math.max(
      time.endOf(dragMs),
      time.endOf(mostDragMs, Math.min(afterDragsMs, mostForLaterMs)),
    );
    const tilted = await unless(
      ['drags', 'Moving the device'],
      () => time.spend('drags', tryTilts(page, motion, endMs)),
      noTilts,
    );
    // To hold something while it is dragged is a long press as well.
    const { manners, unreached } = await unless(
      ['drags', 'Pressing otherwise than with a click'],
      () => time.spend('drags', tryManners(page, mannered, endMs)),
      { manners: [], unreached: 0 },
    );
    const drags = await unless(
      ['drags', 'Dragging'],
      () => time.spend('drags', tryDrags(page, grasped, endMs)),
      { drags: [], downs: [], unreached: 0 },
    );
    return { arrows, tilted, drags: { ...drags, manners, unreached: drags.unreached + unreached } };
  };
  const { keys, lost, before } = await unless(
    // Without controls only what comes before other views is done.
    [controls.length > 0 ? 'keys' : null, 'Pressing the controls'],
    () =>
      time.spend(
        'keys',
        usePage(page, {
          controls,
          asLoaded,
          states,
          // What was dragged is elsewhere, which the keys would meet; from another view nothing of it may come back.
          beforeViews: arrowsAndDrags,
          endMs: time.endOf(Infinity, Math.min(afterKeysMs, mostForLaterMs)),
          viewsEndMs: time.endOf(Infinity, Math.min(afterDragsMs, mostForLaterMs)),
        }),
      ),
    {
      keys: { presses: [], fields: [], forms: [], unreached: 0, resolved },
      lost: 0,
      before: {
        arrows: { arrows: [], unreached: 0 },
        tilted: noTilts,
        drags: { drags: [], downs: [], manners: [], unreached: 0 },
      },
    },
  );
  const { arrows, tilted, drags } = before;
  if (keys.unreached > 0) cut.add('keys');
  sayGone('keys', lost, 'control', 'pressed');
  sayUnreached('drags', 'take hold of everything that may be dragged', drags.unreached, 'element');
  if (tilted.unreached > 0) {
    cut.add('drags');
    left.push('There was no time to see what moving the device does.');
  }
  sayUnreached('arrows', 'press the arrow keys in every widget', arrows.unreached, 'widget');
  const [wanted] = [
    ...fields,
    ...[...chosenForms, ...takenForms].map(({ control }) => control.pointer),
  ];
  if (wanted) {
    const isThere = async () => (await openEyes(page)).isSeen(wanted.element);
    await unless(
      [null, 'Going back to the first view'],
      () => showFirstView(hands(page), keys.presses, isThere),
      undefined,
    );
  }
  const isGone =
    wanted !== undefined &&
    controls.length > 0 &&
    (await unless([null, 'Looking for what is left'], () => hands(page).isReplaced(), false));
  if (isGone) {
    sayGone('fields', fields.length, 'field', 'filled in');
    sayGone('forms', chosenForms.length + takenForms.length, 'form', 'tried');
    sayGone('steps', firstStep ? 1 : 0, 'step', 'gone on from');
  }
  const filled = await unless(
    ['fields', 'Filling in fields'],
    () => time.spend('fields', useFields(page, fields, time.endOf(fieldsMs))),
    { fields: [], unreached: 0, resolved },
  );
  sayUnreached('fields', 'fill in every field', filled.unreached, 'field');
  const suggested = await unless(
    ['fields', 'Looking for what fields suggest'],
    () =>
      time.spend(
        'suggestions',
        trySuggestions(page, fields, { states, asLoaded, endMs: time.endOf(suggestionsMs) }),
      ),
    { suggestions: [], unreached: 0 },
  );
  sayUnreached('fields', 'see what fields suggest', suggested.unreached, 'field');
  const entered: Entered[] = [];
  const took = await unless(
    ['forms', 'Trying forms'],
    () => time.spend('forms', tryTakenForms(page, takenForms, time.endOf(formsMs), entered)),
    { taken: [], unreached: 0, resolved },
  );
  await unless(
    [null, 'Putting back what was entered'],
    () => time.spend('forms', putBackTaken(page, entered)),
    undefined,
  );
  sayUnreached('forms', 'search and filter with every form', took.unreached, 'form');
  // What is written in a form and what it says to that stays.
  const tried = await unless(
    ['forms', 'Trying forms'],
    () =>
      time.spend(
        'forms',
        tryForms(page, chosenForms, { states, asLoaded, endMs: time.endOf(formsMs) }),
      ),
    { forms: [], unreached: 0, resolved },
  );
  sayUnreached('forms', 'try every form with empty and wrong fields', tried.unreached, 'form');
  const stepped = await unless(
    ['steps', 'Going on in a form'],
    () =>
      time.spend(
        'steps',
        trySteps(page, firstStep, {
          states,
          asLoaded,
          presses: keys.presses,
          forms: tried.forms,
          fields: filled.fields,
          endMs: time.endOf(stepsMs),
        }),
      ),
    noSteps,
  );
  sayUnreached('steps', 'go on in a form to its end', stepped.unreached, 'step');
  left.push(...stepped.left);
  // It costs nothing else its time.
  const { hovers } = pointer;
  await unless(
    [null, 'Judging what the pointer shows'],
    () =>
      judgeShown(page, {
        states,
        hovers,
        resolved: pointer.resolved,
        endMs: time.endOf(passingMs, waitMs),
      }),
    undefined,
  );
  // What stands is told either way, so it costs nothing else its time.
  const repeated = await unless(
    [null, 'Repeating what failed'],
    () =>
      time.spend(
        'again',
        repeatPresses(page, {
          presses: keys.presses,
          outcomesOf,
          endMs: time.endOf(againMs, waitMs),
        }),
      ),
    new Map(),
  );
  // The clock of the page stops with it.
  const waited = await unless(
    ['wait', 'Waiting'],
    () => time.spend('wait', waitOnPage(page, capture, { ...keys, endMs: time.endOf(waitMs) })),
    { messages: [], limit: null, regions: [], resolved, cut: false },
  );
  if (waited.cut) {
    cut.add('wait');
    left.push('There was no time to see whether the page sets a limit of time.');
  }
  const isEnded = (way: WayOfUse) => !cut.has(way);
  const onTop = (element: number): Pointer => ({ frame: 0, element });
  const ofForms = [...chosenForms, ...takenForms].flatMap(({ control, fields: own }) =>
    [control, ...own].map((one) => one.pointer),
  );
  // Of what was chosen before, that of which each was come to.
  const done: Partial<Record<WayOfUse, Pointer[]>> = {
    keys: keys.presses.map(({ control }) => control.pointer),
    ...(isEnded('fields') ? { fields: fields.map(({ element }) => onTop(element)) } : {}),
    ...(isEnded('forms') ? { forms: ofForms } : {}),
    ...(isEnded('arrows')
      ? { arrows: widgets.flatMap(({ widget, stop }) => [onTop(widget), onTop(stop)]) }
      : {}),
    ...(isEnded('drags')
      ? { drags: [...grasped.grasped, ...mannered].map(({ element }) => onTop(element)) }
      : {}),
  };
  const comeTo = (way: WayOfUse, ...some: ReadonlyMap<string, ResolvedNode>[]) => [
    ...(done[way] ?? []).flatMap((one) => asLoaded.get(pointerKey(one)) ?? []),
    // What was only chosen before is among them as well.
    ...some.flatMap((nodes) =>
      [...nodes].flatMap(([key, node]) => (asLoaded.has(key) ? [] : [node])),
    ),
  ];
  const used = {
    wait: comeTo('wait', waited.resolved),
    steps: comeTo('steps', stepped.resolved),
    forms: comeTo('forms', tried.resolved, took.resolved),
    fields: comeTo('fields', filled.resolved),
    keys: comeTo('keys', keys.resolved),
    pointer: comeTo('pointer', pointer.resolved),
    arrows: comeTo('arrows'),
    drags: comeTo('drags', tilted.resolved),
  };
  return {
    walk: walk.walk,
    spent: time.spent,
    usedMs: time.now(),
    reached: { used, walked: walk.reached },
    used: {
      ...pointer,
      ...drags,
      tilts: tilted.tilts,
      ...arrows,
      ...filled,
      ...suggested,
      ...took,
      ...tried,
      steps: stepped.steps,
      ...waited,
      ...keys,
      fields: [...filled.fields, ...keys.fields],
      forms: [...tried.forms, ...keys.forms],
      repeated,
      states: states.seen,
      statesUnreached: states.unreached,
      walk: walk.walked,
      cut,
      left,
      leftAlone,
      // As it was before anything was done, where that is known.
      resolved: new Map([
        ...waited.resolved,
        ...stepped.resolved,
        ...tried.resolved,
        ...took.resolved,
        ...filled.resolved,
        ...keys.resolved,
        ...pointer.resolved,
        ...walk.resolved,
        ...tilted.resolved,
        ...asLoaded,
      ]),
    },
  };
}

/** With their places, which they may leave. */
async function resolveAsLoaded(
  page: UsedPage,
  pointers: readonly Pointer[],
): Promise<Map<string, ResolvedNode>> {
  if (pointers.length === 0) return new Map();
  await rememberForLater(
    page,
    pointers.map(({ element }) => element),
  );
  const { nodes } = await resolveNodes(page, pointers);
  return new Map([...nodes].map(([pointer, node]) => [pointerKey(pointer), node]));
}

interface Described {
  walked: Walked | null;
  walk: KeyboardWalk | undefined;
  resolved: ReadonlyMap<string, ResolvedNode>;
  reached: Reached['walked'];
}

async function walkAndDescribe(page: UsedPage, endMs: number): Promise<Described> {
  const walked = await walkPage(page, endMs);
  const { walk, resolved } = await describeWalk(page, walked);
  const { ofStops, whole } = walked.decided;
  const reached = new Map(
    stopQuestions.map((question) => [
      question,
      ofStops[question].flatMap(({ pointer }) => resolved.get(pointerKey(pointer)) ?? []),
    ]),
  );
  return { walked, walk, resolved, reached: { stops: reached, whole } };
}

function sayCut({ end, stops }: Walked): string | null {
  const count = countOf(stops.length, 'stop');
  if (end === 'cap') return `Tab was followed for ${count}; what comes after them was not.`;
  if (end === 'time')
    return `There was time to follow Tab for ${count}; what comes after was not reached.`;
  if (end === 'page-changed')
    return `Tab was followed for ${count}; then the page had become another one.`;
  return null;
}
