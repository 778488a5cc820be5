import { isolatedWorld } from '../../browser/isolated-world.ts';
import { closest, findIn, roleOf } from '../../checks/page/controls.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { UsedPage } from '../used-page.ts';
import { hasPoppedUp } from '../../states/opened-state.ts';
import { askInPage } from '../ask-in-page.ts';
import type { Control } from '../control.ts';
import { findAgain } from '../find-again.ts';
import type { Hands } from '../hands.ts';
import type { Press } from '../page-use.ts';
import { installLookEyes, type LookEyesInPage } from './install-look-eyes.ts';
import type { LookStory } from './look-story.ts';

/** A look that goes by has gone by after so long, in ms. */
const lastsMs = 700;

type Pressed = Pick<Press, 'control' | 'before' | 'seen' | 'asked'>;

/** Watches how a control looks before and after it is pressed. */
export interface LookWatch {
  /** Right before it is pressed, when it has the focus or the pointer. */
  begin(control: Control): Promise<void>;
  hasChanged(): Promise<boolean>;
  /** May press it once more; what comes of that is as before the first press. `picture` shows it as it was before that. */
  tell(pressed: Pressed, picture: () => Promise<void>): Promise<LookStory | null>;
}

export async function watchLook(page: UsedPage, hand: Hands): Promise<LookWatch> {
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installLookEyes));
  const eyes = askInPage<LookEyesInPage>(page, 'curbcutLookEyes');
  let isWatching = false;
  const hasChanged = async () => isWatching && (await eyes('hasChanged'));
  const looksAsBefore = async () => !(await hasChanged());
  return {
    async begin({ node, pointer, key }) {
      isWatching = mayBeMarked(node);
      if (isWatching) await eyes('remember', pointer.element, key === 'click');
    },
    hasChanged,
    async tell(pressed, picture) {
      const { control, seen } = pressed;
      if (!isWatching || isSomethingElse(pressed)) return null;
      if (!seen.control.isThere && !(await findAgain(page, control.pointer.element))) return null;
      const first = await eyes('tell');
      if (!first) return null;
      // What is told already is not waited for.
      if (!first.isTold && (await hand.waitUntil(looksAsBefore, lastsMs))) return null;
      const change = await eyes('tell');
      if (!change) return null;
      const { isWhole, ...story } = change;
      if (story.isTold) return story;
      if (story.lost) {
        await picture();
        return story;
      }
      // What slides in has come by now.
      const now = { ...pressed, seen: await hand.look() };
      // A look of the whole page is told by its switch, where that is one by its role.
      if (isWhole && !isSwitch(control)) return null;
      if (isSomethingElse(now) || !mayBeSwitched(now)) return null;
      await picture();
      if ((await looksAsBefore()) || !(await hand.operateAgain(control))) return null;
      await hand.settle();
      return (await hand.waitUntil(looksAsBefore, lastsMs)) ? story : null;
    },
  };
}

/** Native states are told by the browser, and what opens something or leads elsewhere is no choice. */
function mayBeMarked(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  if (/^(input|select|textarea|summary|label|option)$/.test(tag) || roleOf(node) === 'link')
    return false;
  // Elements of a page's own kind may tell their state without an attribute, unless they have one, which goes before.
  const tellsState = ['aria-checked', 'aria-pressed', 'aria-selected'].some((name) =>
    attributes.has(name),
  );
  if (tag.includes('-') && !tellsState) return false;
  if ((attributes.get('aria-haspopup') ?? 'false') !== 'false') return false;
  if (['aria-expanded', 'popovertarget', 'commandfor'].some((name) => attributes.has(name)))
    return false;
  if (tag === 'a' && /^#./.test(attributes.get('href')?.trim() ?? '') && roleOf(node) === '')
    return false;
  const isNative = (one: CapturedNode) => /^(input|select|textarea)$/.test(one.tag);
  return findIn(node, isNative) === null && closest(node, (one) => one.tag === 'label') === null;
}

function isSomethingElse({ control, before, seen }: Pressed): boolean {
  if (seen.layer || seen.hasMoved || !seen.control.isEnabled) return true;
  if (seen.control.isThere && seen.focus.place === 'elsewhere' && control.key !== 'click')
    return true;
  return seen.expanded !== before.expanded || seen.controlled !== before.controlled;
}

/** What shows something then, or says something, may tell its state so. */
function mayBeSwitched(pressed: Pressed): boolean {
  const { control, seen, asked } = pressed;
  if (asked || hasPoppedUp(pressed)) return false;
  return isSwitch(control) || seen.texts.every(({ before }) => before !== '');
}

function isSwitch({ node }: Pressed['control']): boolean {
  return /^(switch|checkbox|radio|menuitem(checkbox|radio))$/.test(roleOf(node));
}
