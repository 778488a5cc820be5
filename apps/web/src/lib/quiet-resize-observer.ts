/** Chrome, Safari and Firefox word it differently; it only says that a layout took another frame. */
const resizeObserverWarning = /^ResizeObserver loop\b/;

/** Keeps the browser's warning about resize observers out of the console. Returns how to end that. */
export function quietResizeObserver(): () => void {
  const onError = (event: ErrorEvent) => {
    if (!resizeObserverWarning.test(event.message)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  globalThis.addEventListener('error', onError, { capture: true });
  return () => globalThis.removeEventListener('error', onError, { capture: true });
}
