/** Runs in the page. Without scripts nothing more can come. */
export function showsContentOrHasNoScripts(): boolean {
  const body = document.body as HTMLElement | null;
  if (!body) return document.scripts.length === 0;
  if (document.scripts.length === 0) return true;
  return shows(document);

  function shows(root: Document | ShadowRoot): boolean {
    const tops = root instanceof ShadowRoot ? [...root.children] : [body];
    if (tops.some((top) => top instanceof HTMLElement && top.innerText.trim() !== '')) return true;
    if (root.querySelector('img,svg,canvas,video,input,button,iframe,frame,object,embed'))
      return true;
    return [...root.querySelectorAll('*')].some(
      (element) => element.shadowRoot !== null && shows(element.shadowRoot),
    );
  }
}
