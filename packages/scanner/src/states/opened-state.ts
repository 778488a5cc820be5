import type { CapturedNode } from '../capture/page-capture.ts';
import { closest, roleOf } from '../checks/page/controls.ts';
import { quote } from '../checks/page/words-of.ts';
import { isNewView } from '../interact/is-new-view.ts';
import type { Control } from '../interact/control.ts';
import type { Press } from '../interact/page-use.ts';

type Pressed = Pick<Press, 'control' | 'before' | 'seen'>;

/** Where what a press has opened is seen, as words after “Seen”; null where it opened nothing. */
export function openedState(press: Pressed): string | null {
  const { control, seen } = press;
  const { layer } = seen;
  if (layer) {
    const kind = layer.role === '' ? 'window' : 'dialog';
    return `in the ${kind}${named(layer.name || control.name)}, opened`;
  }
  if (hasUnfolded(press)) return `in the ${kindOf(control)}${named(control.name)}, opened`;
  if (isSelectedTab(press)) return `in the tab${named(control.name)}, chosen`;
  if (isNewView(press) || isSwitch(press))
    return `in the view after ${control.name === '' ? 'a press' : quote(control.name)}`;
  return null;
}

function named(name: string): string {
  return name === '' ? '' : ` ${quote(name)}`;
}

function hasUnfolded({ control, before, seen }: Pressed): boolean {
  if (seen.expanded === 'true' && before.expanded !== 'true') return true;
  if (seen.controlled === true && before.controlled === false) return true;
  return (
    (control.node.tag === 'summary' && seen.control.states.endsWith('true')) ||
    hasPoppedUp({ control, before, seen })
  );
}

/** It has opened something without saying that it is open. */
export function hasPoppedUp({ control, before, seen }: Pressed): boolean {
  const popup = control.node.attributes.get('aria-haspopup') ?? 'false';
  if (seen.expanded === 'true') return false;
  if (popup !== 'false') return seen.texts.length > 0;
  if (before.expanded === 'false')
    return seen.texts.some(({ isFloating, controls }) => isFloating || controls > 0);
  // What takes the place of something else was not opened.
  if (before.expanded !== null || seen.hasMoved || seen.textsGone > 0) return false;
  // What only says something else now, as a count does, was there before.
  return (
    seen.control.states === '' &&
    seen.texts.some(({ controls, before: wasSaid }) => controls > 0 && wasSaid === '')
  );
}

function isSelectedTab({ control, seen }: Pressed): boolean {
  return roleOf(control.node) === 'tab' && seen.control.states !== '';
}

/** One part under a heading has taken the place of another, as behind a tab that does not say that it is one. */
function isSwitch({ control, seen }: Pressed): boolean {
  if (roleOf(control.node) === 'tab' || seen.textsGone === 0) return false;
  return seen.texts.some(({ isHeaded, before }) => isHeaded && before === '');
}

function isOfNavigation(around: CapturedNode): boolean {
  return around.tag === 'nav' || /^(navigation|menubar)$/.test(roleOf(around));
}

function kindOf({ node }: Control): string {
  const popup = node.attributes.get('aria-haspopup')?.trim().toLowerCase();
  if (popup === 'listbox' || roleOf(node) === 'combobox') return 'list';
  if (popup === 'menu' || popup === 'true' || closest(node, isOfNavigation)) return 'menu';
  return 'part';
}
