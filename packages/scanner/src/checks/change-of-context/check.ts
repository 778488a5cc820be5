import type { CapturedListener } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { isDisabled, isTextField } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { isWarned } from './is-warned.ts';
import { whenFilled } from './when-filled.ts';

/** WCAG 2.2, 3.2.2: does choosing or typing something leave the page as it is until somebody says so? */
export const changeOfContextCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'change-of-context',
  name: 'Pages that go on when something is chosen',
  whenUsed: whenFilled,
  async applicability(capture) {
    const handlers = await handlersOf(capture);
    const viewOf = await closedViewsOf(capture);
    return capture.documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) =>
          (node.tag === 'select' || node.tag === 'input') &&
          !isDisabled(node) &&
          handlers.of(node).some((listener) => isChange(listener) || leadsOn(listener)) &&
          (isVisible(node) || (!isHiddenItself(node) && viewOf(node) !== null)),
      ),
    );
  },
  async expectation(capture, fields) {
    const handlers = await handlersOf(capture);
    return fields.map((node) => {
      const where = node.style ? '' : ` ${closedAtFirst}`;
      const leading = isTextField(node) && handlers.of(node).find(leadsOn);
      if (leading && !isWarned(node)) {
        const failureSummary = `When the field is full, its code gives the focus to another one: whoever wants to look at or mend what was typed is somewhere else, and a screen reader breaks off.${where}`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const moving = handlers.of(node).find((listener) => isChange(listener) && goesOn(listener));
      if (!moving || isWarned(node)) return { outcome: 'passed' };
      const what =
        node.tag === 'select' ? 'Choosing an option' : isTextField(node) ? 'Typing' : 'Choosing it';
      const failureSummary = `${what} sends the form or loads another page at once, without a button, and nothing beside the field says so before.${where}`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function isChange({ type }: CapturedListener): boolean {
  return type === 'change' || type === 'input';
}

/** Code that sends a form or goes to another page, whatever was chosen. */
function goesOn({ source }: CapturedListener): boolean {
  return /\.(submit|requestSubmit)\(|\blocation(\.href)?\s*=[^=]|\blocation\.(assign|replace|reload)\(|window\.open\(|history\.go\(/.test(
    source,
  );
}

/** Code that gives the focus to another field as soon as so many characters were typed. */
function leadsOn({ type, source }: CapturedListener): boolean {
  return (
    /^(input|keyup|keydown)$/.test(type) &&
    /\.length\s*(?:>=|={2,3})\s*(?:\d|[\w.]*max)/i.test(source) &&
    /\.focus\(/.test(source) &&
    !/Backspace/.test(source.slice(0, source.search(/\.length/)))
  );
}
