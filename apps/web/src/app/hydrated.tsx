import { useEffect } from 'react';
import { restoreTyped } from './early-typing.ts';

/** What the page's own first script has held back; see index.html. */
interface EarlyWindow {
  __sentEarly?: SubmitEvent;
}

/**
 * Says that forms and buttons answer from now on. What somebody has typed before comes back, and the form that was sent
 * before is sent. To be drawn after the page.
 */
export function Hydrated() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ('alive' in dataset) return;
    dataset['alive'] = '';
    restoreTyped();
    const early = (globalThis as EarlyWindow).__sentEarly;
    delete (globalThis as EarlyWindow).__sentEarly;
    const form = early?.target;
    if (!(form instanceof HTMLFormElement)) return;
    // After what was typed has reached the form's state.
    setTimeout(() => {
      if (form.isConnected) form.requestSubmit(early?.submitter);
    });
  }, []);
  return null;
}
