import type { CapturedListener, CapturedNode } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { isDisabled, isTextField } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';

/** WCAG 2.2, 3.3.8: can what must be remembered be pasted into the fields of a login or confirmation? */
export const pasteBlockedCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'paste-blocked',
  name: 'Fields that refuse pasting',
  async applicability(capture) {
    const handlers = await handlersOf(capture);
    return capture.documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) =>
          isTextField(node) &&
          !isDisabled(node) &&
          handlers.of(node).some(({ type }) => type === 'paste'),
      ),
    );
  },
  async expectation(capture, fields) {
    const handlers = await handlersOf(capture);
    return fields.map((node) => {
      if (!handlers.of(node).some(refusesPaste)) return { outcome: 'passed' };
      if (!isSecret(node)) {
        const failureSummary =
          'The field refuses pasting. Is it something that people have to remember or copy, such as a code or a password?';
        return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
      }
      const failureSummary =
        'The field refuses pasting, so that a password or code has to be remembered and typed.';
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** It refuses, and takes nothing of what was to be pasted itself. */
function refusesPaste({ type, source }: CapturedListener): boolean {
  return (
    type === 'paste' &&
    /preventDefault\(\)|return\s+false|returnValue\s*=\s*false/.test(source) &&
    !/clipboardData|getData/.test(source)
  );
}

function isSecret({ attributes }: CapturedNode): boolean {
  const type = attributes.get('type')?.toLowerCase();
  const purpose = attributes.get('autocomplete')?.toLowerCase() ?? '';
  const names = ['name', 'id', 'aria-label', 'placeholder']
    .map((name) => attributes.get(name) ?? '')
    .join(' ');
  return (
    type === 'password' ||
    /one-time-code|password/.test(purpose) ||
    /code|otp|pin|passw|token|tan\b/i.test(names)
  );
}
