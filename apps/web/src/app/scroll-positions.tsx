import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { arrive } from '../lib/arrivals.ts';
import { readStored, writeStored } from '../lib/browser-storage.ts';

const storageKey = 'curbcut-scroll';

/**
 * A page that is gone to begins at its top; back, forward and reload lead to where it was left. Changes of the
 * URL within a page, such as a filter, leave it where it is.
 */
export function ScrollPositions() {
  const { pathname, hash } = useLocation();
  const target = pathname + hash;
  const type = useNavigationType();
  const isBack = useRef(true);
  const page = useRef(pathname);
  const positions = useRef<Map<string, number>>(null);
  positions.current ??= readPositions();

  useLayoutEffect(() => {
    isBack.current = type === 'POP';
  }, [type]);
  useLayoutEffect(() => {
    page.current = pathname;
    scrollTo(0, (isBack.current && positions.current?.get(pathname)) || 0);
  }, [pathname]);
  useEffect(arrive);
  useEffect(() => {
    const [, id = ''] = target.split('#');
    document.getElementById(id)?.scrollIntoView();
  }, [target]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const note = () => positions.current?.set(page.current, scrollY);
    const keep = () => {
      writeStored('session', storageKey, JSON.stringify([...(positions.current ?? [])]));
    };
    history.scrollRestoration = 'manual';
    document.addEventListener('scroll', note, { passive: true, signal });
    addEventListener('pagehide', keep, { signal });
    return () => leaving.abort();
  }, []);
  return null;
}

function readPositions(): Map<string, number> {
  const positions = new Map<string, number>();
  try {
    const kept: unknown = JSON.parse(readStored('session', storageKey) ?? '[]');
    for (const entry of Array.isArray(kept) ? kept : []) {
      const [path, y]: unknown[] = Array.isArray(entry) ? entry : [];
      if (typeof path === 'string' && typeof y === 'number') positions.set(path, y);
    }
  } catch {
    return positions;
  }
  return positions;
}
