import type { CapturedListener, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isDisabled, isTextField } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';

/** WCAG 2.2, 3.2.2: does choosing or typing something leave the page as it is until somebody says so? */
export const changeOfContextCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'change-of-context',
  name: 'Pages that go on when something is chosen',
  thresholds: {},
  sources: ['page'],
  async applicability(capture) {
    const handlers = await handlersOf(capture);
    return capture.documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) =>
          (node.tag === 'select' || node.tag === 'input') &&
          !isDisabled(node) &&
          isVisible(node) &&
          handlers.of(node).some(isChange),
      ),
    );
  },
  async expectation(capture, fields) {
    const handlers = await handlersOf(capture);
    return fields.map((node) => {
      const moving = handlers.of(node).find((listener) => isChange(listener) && goesOn(listener));
      if (!moving || isWarned(node)) return { outcome: 'passed' };
      const what =
        node.tag === 'select' ? 'Choosing an option' : isTextField(node) ? 'Typing' : 'Choosing it';
      const failureSummary = `${what} sends the form or loads another page at once, without a button, and nothing beside the field says so before.`;
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

/** The words before a field may say what happens. */
function isWarned(node: CapturedNode): boolean {
  const described = node.attributes.get('aria-describedby');
  if (described) return true;
  const label = closest(node, ({ tag }) => tag === 'form' || tag === 'fieldset');
  const isWarning = (inside: CapturedNode) =>
    inside.kind === 'text' &&
    /automatic|immediately|at once|reload|as soon as|sofort|automatisch|lädt|direkt|aussitôt|immédiatement|automatiquement|recharge|inmediat|automátic|recarga/i.test(
      inside.text,
    );
  return label !== null && findIn(label, isWarning) !== null;
}
