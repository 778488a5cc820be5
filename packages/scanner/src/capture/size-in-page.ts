/** What a capture may hold. */
export interface CaptureSize {
  elements: number;
  /** Of text and attributes together. */
  characters: number;
}

/**
 * How much there is in a document and its open shadow trees; counting ends where it is more than `most`. Runs in a frame's
 * isolated world and stands alone.
 */
export function sizeInPage(most: CaptureSize): CaptureSize {
  const size = { elements: 0, characters: 0 };
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (size.elements > most.elements || size.characters > most.characters) return size;
      if (node.nodeType === Node.TEXT_NODE) {
        size.characters += (node as Text).length;
        continue;
      }
      const element = node as Element;
      size.elements += 1;
      if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const { value } of element.attributes) size.characters += value.length;
    }
  }
  return size;
}
