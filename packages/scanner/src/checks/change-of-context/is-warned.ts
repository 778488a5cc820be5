import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest, findIn } from '../page/controls.ts';

/** The words before a field may say what happens. */
export function isWarned(node: CapturedNode): boolean {
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
