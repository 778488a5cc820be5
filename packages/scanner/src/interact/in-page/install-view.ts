import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Seen } from '../page-use.ts';
import type { WorldWithDom } from './install-dom.ts';

/** Which of its views the page shows. */
export interface ViewInPage {
  /** Begins anew: the view that is shown now is known. */
  remember(): void;
  hasMoved(): boolean;
  move(): Seen['moved'];
  url(): string;
  /** Goes back to the view that had this URL, where that is one of the same document. */
  goBack(url: string): Promise<void>;
  /** Nothing is left of what stood in the page before its first press: it emptied itself, or shows something else. */
  isReplaced(): boolean;
}

export interface WorldWithView {
  curbcutView: ViewInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installView(): void {
  const world = globalThis as unknown as WorldWithView & WorldWithDom & WorldWithRegistry;
  if (world.curbcutView) return;
  const { curbcutRegistry: registry } = world;
  const { all, focusable, isShown } = world.curbcutDom;
  const madeOfNothing = /^(script|style|link|template|noscript)$/;
  const firstOnes = [...(document.body?.children ?? [])].filter(
    ({ localName }) => !madeOfNothing.test(localName),
  );
  let pageBefore = '';

  world.curbcutView = {
    remember() {
      pageBefore = describePage();
    },
    hasMoved: () => describePage() !== pageBefore,
    move: describeMove,
    url: () => location.href,
    goBack,
    isReplaced() {
      const { body } = document;
      if (!body || !firstOnes.some(({ isConnected }) => isConnected)) return true;
      return body.innerText.trim() === '' && all(focusable, body).length === 0;
    },
  };

  async function goBack(to: string): Promise<void> {
    if (location.href === to) return;
    const here = navigation.currentEntry?.index ?? 0;
    const before = navigation
      .entries()
      .findLast(({ index, sameDocument, url }) => index < here && sameDocument && url === to);
    if (!before) return;
    history.go(before.index - here);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
  }

  function describeMove(): Seen['moved'] {
    const [address, title, ...heading] = pageBefore.split('\n');
    const now = describePage().split('\n');
    return {
      address: address !== now[0],
      title: title === now[1] ? null : (now[1] ?? ''),
      heading: heading.join('\n') !== now.slice(2).join('\n'),
      root: registry.numberOf(document.documentElement),
    };
  }

  function describePage(): string {
    const heading = [...document.querySelectorAll('h1')]
      .filter(isShown)
      .map(({ textContent }) => textContent);
    return [viewUrl(), document.title.replaceAll('\n', ' '), ...heading].join('\n');
  }

  /** Without what only names a place in the page. */
  function viewUrl(): string {
    const [url = '', place = ''] = location.href.split('#', 2);
    const name = decodePlace(place);
    const isPlace = document.getElementById(name) ?? document.getElementsByName(name)[0];
    return place === '' || isPlace ? url : location.href;
  }

  function decodePlace(place: string): string {
    try {
      return decodeURIComponent(place);
    } catch {
      return place;
    }
  }
}
