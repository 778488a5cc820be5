/**
 * Runs in every document before its own scripts. A page may go to other pages; what Chromium lets it
 * go to beside them (`about:`, `blob:`) would put an empty or another document in the place of the one to be evaluated.
 */
export function stayOnTheWeb(): void {
  if (window !== window.top) return;
  navigation.addEventListener('navigate', (event) => {
    if (event.cancelable && !/^https?:/.test(event.destination.url)) event.preventDefault();
  });
}
