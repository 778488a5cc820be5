import type { CapturedListener, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isFocusable, roleOf } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { whenPressed } from './when-pressed.ts';

/** WCAG 2.2, 2.5.2: does a control wait until the pointer goes up, so that a slip can be called off? */
export const actsOnPointerDownCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'acts-on-pointer-down',
  name: 'Actions when the pointer goes down',
  whenUsed: whenPressed,
  async applicability(capture) {
    const handlers = await handlersOf(capture);
    return capture.documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isPressed(node) && handlers.of(node).some(isDown) && isVisible(node)),
    );
  },
  async expectation(capture, controls) {
    const handlers = await handlersOf(capture);
    return controls.map((node) => {
      const listeners = handlers.of(node);
      const down = listeners.find((listener) => isDown(listener) && acts(listener));
      if (
        !down ||
        listeners.some(({ type }) => /^(click|mouseup|pointerup|touchend|dblclick)$/.test(type))
      )
        return { outcome: 'passed' };
      const failureSummary = `${quote(wordsOf(node)) === '“”' ? 'The control' : quote(wordsOf(node))} acts on ${down.type}, as soon as the pointer goes down, and hears nothing when it goes up: moving away before letting go does not call it off.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** Something that is pressed for what it does, and not moved: a slider or a thing to drag begins when the pointer goes down. */
function isPressed(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !node.style) return false;
  if (node.attributes.get('draggable') === 'true') return false;
  // What opens like a list of choices is closed again as easily.
  if (node.attributes.has('aria-expanded') || node.attributes.has('aria-haspopup')) return false;
  const role = roleOf(node);
  if (role !== '') return pressedRoles.has(role);
  return (
    node.tag === 'button' ||
    node.tag === 'a' ||
    (isFocusable(node) &&
      node.style.cursor === 'pointer' &&
      node.tag !== 'input' &&
      node.tag !== 'select')
  );
}

/** A tab is none of them: to choose another one takes it back. */
const pressedRoles = new Set(['button', 'link', 'menuitem', 'checkbox', 'switch']);

function isDown({ type }: CapturedListener): boolean {
  return type === 'mousedown' || type === 'pointerdown' || type === 'touchstart';
}

/** Code that follows the pointer, keeps the focus where it is, or only shows that something is pressed, is no action. */
function acts({ source }: CapturedListener): boolean {
  if (
    /client[XY]|page[XY]|screen[XY]|offset[XY]|setPointerCapture|(pointer|mouse|touch)move|\bmove\b|drag|ripple|setInterval|requestAnimationFrame|touches/i.test(
      source,
    )
  )
    return false;
  const body = source
    .replace(/\b\w+\.(preventDefault|stopPropagation|stopImmediatePropagation)\(\);?/g, '')
    .replace(
      /classList\.(add|remove|toggle)\(\s*['"`](is-)?(active|pressed|down)['"`][^)]*\)/gi,
      '',
    );
  return /[\w\])]\(|=[^=>]/.test(body.slice(body.indexOf('{') + 1 || body.indexOf('=>') + 2));
}
