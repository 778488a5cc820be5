import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

const storedKey = 'curbcut-review-keys';

/** Where a key has a meaning of its own. */
const ownKeys = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
/** What Enter presses. */
const pressed = 'a, button, summary';

/**
 * Keys without a modifier, by what the keyboard calls them, as long as nobody types and no dialog is open. They can be
 * switched off for good (WCAG 2.1.4): speech input may press them unasked.
 */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>) {
  const [isOn, setOn] = useState(() => readStored('local', storedKey) !== 'off');
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector('.scrim')) return;
      if (target instanceof Element && target.closest(ownKeys)) return;
      if (key === 'Enter' && target instanceof Element && target.closest(pressed)) return;
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return {
    isOn,
    switchKeys: (on: boolean) => {
      setOn(on);
      writeStored('local', storedKey, on ? 'on' : 'off');
    },
  };
}
