import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the title of a page that was navigated to, so that it is read and Tab goes on from there. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A page may begin with what was typed on the one before, and with what is wrong with it.
    if (document.activeElement?.matches('main [aria-invalid]')) return;
    // What the address names has taken the focus by itself: the issue that a link leads to.
    if (hash !== '' && document.getElementById(hash.slice(1))?.contains(document.activeElement))
      return;
    // The title of a page that is still loading is about to be replaced, and would take the focus with it.
    const title = document.querySelector<HTMLElement>('main h1:not([aria-busy="true"] h1)');
    if (title) title.tabIndex = -1;
    (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
