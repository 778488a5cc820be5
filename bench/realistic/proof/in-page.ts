/** Functions that run in the page. Each knows nothing outside of itself. */

/** A CSS path from the body, or from the nearest element with an id. */
export function pathOfFocus(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const steps: string[] = [];
  for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
    if (at.id) {
      steps.unshift(`#${CSS.escape(at.id)}`);
      break;
    }
    const alike = [...(at.parentElement?.children ?? [])].filter(
      (other) => other.localName === at?.localName,
    );
    const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(at) + 1})` : '';
    steps.unshift(at.localName + place);
  }
  return steps.join(' > ');
}

/** Where its text stands, else its box, in the viewport. */
export function textBox(element: Element): { x: number; y: number; width: number; height: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const all = rects.length > 0 ? rects : [element.getBoundingClientRect()];
  const left = Math.min(...all.map((rect) => rect.left));
  const top = Math.min(...all.map((rect) => rect.top));
  const right = Math.max(...all.map((rect) => rect.right));
  const bottom = Math.max(...all.map((rect) => rect.bottom));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The color of its text with the opacity of everything around it. */
export function textColor(
  element: Element,
  pseudo: string | null,
): { rgb: [number, number, number]; alpha: number } {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser draws nothing.');
  const own = getComputedStyle(element, pseudo);
  const fill = element instanceof SVGElement ? own.fill : own.color;
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, level = 255] = canvas.getImageData(0, 0, 1, 1).data;
  let alpha = (level / 255) * (pseudo ? Number(own.opacity) : 1);
  for (let at: Element | null = element; at; at = at.parentElement) {
    alpha *= Number(getComputedStyle(at).opacity);
  }
  return { rgb: [red, green, blue], alpha };
}

/** Paints the element's text in one color, which may be transparent, without moving anything. */
export function paintText(element: Element, color: string): void {
  document.querySelector('style[data-proof]')?.remove();
  element.setAttribute('data-proof-text', '');
  const style = document.createElement('style');
  style.setAttribute('data-proof', '');
  const painted = `color:${color}!important;-webkit-text-fill-color:${color}!important;opacity:1!important;text-shadow:none!important;text-decoration-color:transparent!important;caret-color:transparent!important;transition:none!important`;
  const whole = painted.replace('opacity:1!important;', '');
  style.textContent = `[data-proof-text],[data-proof-text] *{${whole}}
[data-proof-text]::placeholder{${painted}}
[data-proof-text]::before,[data-proof-text]::after{color:transparent!important}
text[data-proof-text],text[data-proof-text] *{fill:${color}!important}`;
  document.head.append(style);
}

/** Hides what is drawn of the element itself. */
export function hideElement(element: Element): void {
  (element as HTMLElement).style.setProperty('transition', 'none', 'important');
  (element as HTMLElement).style.setProperty('visibility', 'hidden', 'important');
}

/** Whether text of the element is cut off by its own box or by one around it that does not scroll. */
export function isCutOff(element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (
      cuts(style.overflowX) &&
      rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2)
    )
      return true;
    if (
      cuts(style.overflowY) &&
      rects.some(({ top, bottom }) => top < box.top - 2 || bottom > box.bottom + 2)
    )
      return true;
  }
  return false;
}

/** The share of points of its box, from 0 to 1, where something else lies over it or the window ends. */
export function coveredShare(element: Element): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  let covered = 0;
  const steps = 5;
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const seen = document.elementFromPoint(
        left + ((column + 0.5) / steps) * width,
        top + ((row + 0.5) / steps) * height,
      );
      if (
        !seen ||
        !(
          element.contains(seen) ||
          seen.contains(element) ||
          seen.closest('label')?.contains(element)
        )
      )
        covered++;
    }
  }
  return covered / steps ** 2;
}

/** What WCAG 1.4.12 lets everybody set. */
export function spaceText(): void {
  const style = document.createElement('style');
  style.textContent =
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
  document.head.append(style);
}

/** Resolves when two frames have been drawn. */
export async function untilDrawn(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}
