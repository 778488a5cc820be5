import type { Pointer } from '../../engines/finding.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { watchAsking } from '../watch-asking.ts';
import type { Seen } from '../page-use.ts';
import { isOwnTimer } from './own-timer.ts';
import { onlyLeaves, saysThatTimeIsOver, saysThatTimeWillEnd } from './time-is-over.ts';
import type { LimitStory } from './wait-story.ts';
import type { WaitParts } from './watch-message.ts';

interface Place {
  pointer: Pointer;
  /** Text can be written there. */
  takes: boolean;
  label: string;
}

/** So long nothing is done, and how often the page is looked at, in seconds of the page. */
const mostSeconds = 20 * 60;
const everySeconds = 20;
/** The page has answered to what was written, in ms. */
const answersMs = 1_000;
/** Where so much of the text is gone, the page is another one. */
const mostGone = 0.6;
const written = 'abc';

/** Leaves the page alone for a long time, and tells how it ended. */
export async function watchLimit(
  { page, hand, eyes, time, pressed, endMs }: WaitParts,
  places: readonly Place[],
  resolved: Map<string, ResolvedNode>,
): Promise<{ limit: LimitStory | null; cut: boolean }> {
  const place = await settleIn();
  if (!place) return { limit: null, cut: false };
  const { pointer, label, takes } = place;
  const { element } = pointer;
  const asking = watchAsking(page);
  const story = { at: pointer, label, text: takes ? written : '', pictures: [] };
  try {
    const textBefore = await eyes('shownText');
    const field = takes ? element : null;
    const first = await eyes('glance', field);
    let warned: LimitStory['warned'] = null;
    let notice: LimitStory['notice'] = null;
    let leavesOnly: LimitStory['leavesOnly'] = null;
    for (let seconds = everySeconds; seconds <= mostSeconds; seconds += everySeconds) {
      if (page.useTime.now() > endMs || !(await time.pass(everySeconds * 1_000)))
        return { limit: null, cut: true };
      const now = await eyes('glance', field);
      const told = {
        ...story,
        warnedFor: null,
        warned,
        notice,
        leavesOnly,
        asked: asking.count > 0,
      };
      if (now.leaving > first.leaving)
        return { limit: { ...told, end: { kind: 'left', after: seconds, words: '' } }, cut: false };
      // What a field holds is no part of the document's tree.
      if (!now.hasChanged && now.held === first.held) continue;
      const seen = await hand.look();
      const textNow = await eyes('shownText');
      const kind = endOf(seen, pressed, {
        isLost: Boolean(first.held) && !now.held,
        isEmptied: textBefore > 0 && textNow < textBefore * (1 - mostGone),
      });
      if (kind) {
        const words = seen.texts.map(({ text }) => text).find(saysThatTimeIsOver) ?? '';
        const caption = `After ${Math.ceil(seconds / 60)} minutes`;
        const picture = await page.pictures.take({ name: 'left-alone', caption });
        const pictures = picture ? [picture] : [];
        const end = { kind, after: seconds, words };
        const warnedFor = kind === 'told' ? null : await eyes('warnedFor');
        return { limit: { ...told, end, warnedFor, pictures }, cut: false };
      }
      const ending = seen.layer ? await leavingIn(seen.layer) : null;
      leavesOnly ??= ending;
      if (!ending) warned ??= warningIn(seen, seconds);
      notice ??= await noticeIn(seen, seconds, ending !== null);
    }
    const asked = asking.count > 0;
    const nothing = { warnedFor: null, end: null };
    return { limit: { ...story, warned, notice, leavesOnly, asked, ...nothing }, cut: false };
  } finally {
    asking.stop();
  }

  /** Of something over the page: what can be pressed in it, where that leaves nobody more time. */
  async function leavingIn(layer: NonNullable<Seen['layer']>): Promise<LimitStory['leavesOnly']> {
    const controls = await eyes('controlsIn', layer.element);
    if (!onlyLeaves(controls)) return null;
    const words = await eyes('wordsIn', layer.element);
    return moreTime.test(words) ? null : { words, buttons: controls.join(', ') };
  }

  async function noticeIn(
    seen: Seen,
    after: number,
    isOnlyLeaving: boolean,
  ): Promise<LimitStory['notice']> {
    const { layer, announced, focus } = seen;
    if (!layer) return null;
    const words = await eyes('wordsIn', layer.element);
    if (!saysThatTimeWillEnd(words)) return null;
    const at = { frame: 0, element: layer.element };
    const { nodes } = await resolveNodes(page, [at]);
    for (const [one, node] of nodes) resolved.set(pointerKey(one), { ...node, box: null });
    const isTold = announced.length > 0 || focus.place === 'layer' || layer.role === 'alertdialog';
    return { at, after, words, isTold, offers: layer.stops > 0 && !isOnlyLeaving };
  }

  /** Gives the first place that takes it the focus, and writes into it. */
  async function settleIn(): Promise<Place | null> {
    for (const one of places) {
      if (!(await hand.focusOn(one.pointer.element))) continue;
      if (one.takes) {
        await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.keyboard.type(written));
        if (!(await time.pass(answersMs))) return null;
        // It opened something, or went elsewhere: the page is not as people leave it.
        if (!(await eyes('glance', one.pointer.element)).held) continue;
      }
      if (await hand.begin({ key: 'Enter', pointer: one.pointer })) return one;
    }
    return null;
  }
}

type End = NonNullable<LimitStory['end']>['kind'];

function endOf(
  { texts, layer }: Seen,
  pressed: readonly string[],
  { isLost, isEmptied }: { isLost: boolean; isEmptied: boolean },
): End | null {
  if (isEmptied) return 'emptied';
  if (isLost) return 'lost';
  const words = [...texts.map(({ text }) => text), layer?.name ?? ''];
  return words.some((text) => saysThatTimeIsOver(text) && !isOwnTimer(text, pressed))
    ? 'told'
    : null;
}

/** How a message names the way to more time, which may have been there all along. */
const moreTime =
  /more time|longer|extend|stay (?:signed|logged)|keep (?:me|working|going)|verlänger|mehr zeit|angemeldet bleiben|prolong|plus de temps|rester connect|más tiempo|ampliar|prorrog|seguir conectad/iu;

/** Something with controls that came by itself, or words that name one. */
function warningIn({ layer, texts, announced }: Seen, after: number): LimitStory['warned'] {
  if (layer && layer.stops > 0) return { after, words: layer.name };
  const text = texts.find((one) => one.controls > 0 || one.isFloating || moreTime.test(one.text));
  if (text) return { after, words: text.text };
  const said = announced.find((words) => moreTime.test(words));
  return said === undefined ? null : { after, words: said };
}
