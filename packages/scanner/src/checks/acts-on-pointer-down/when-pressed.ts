import type { PageUse } from '../../interact/page-use.ts';
import type { TargetOutcome } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

/** What a control does when the mouse button goes down stays done when that goes up elsewhere. */
export function whenPressed({ downs }: PageUse): TargetOutcome[] {
  return downs.map(({ host, hostWords, words, acts }): TargetOutcome => {
    if (!acts) return { outcome: 'passed' };
    const what = words === '' ? '' : `, and ${quote(words)} is another way`;
    const failureSummary = `Hold the mouse button down on ${called(hostWords)}, move away and let go: it has acted all the same, as soon as the button went down${what}.`;
    return { outcome: 'failed', nodes: [{ ...host, failureSummary }] };
  });
}
