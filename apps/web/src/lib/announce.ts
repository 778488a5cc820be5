/** A region that is there before its text is read reliably only after a moment. */
const attachMs = 100;
const keepMs = 7_000;
let region: HTMLElement | null = null;

/** Lets a screen reader say a sentence at once. */
export function announce(sentence: string): void {
  region ??= addRegion();
  const line = document.createElement('div');
  line.textContent = sentence;
  setTimeout(() => region?.append(line), attachMs);
  setTimeout(() => line.remove(), attachMs + keepMs);
}

function addRegion(): HTMLElement {
  const added = document.createElement('div');
  added.className = 'sr-only';
  added.role = 'log';
  added.ariaLive = 'assertive';
  document.body.prepend(added);
  return added;
}
