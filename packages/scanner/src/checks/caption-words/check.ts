import type { MeasuredFact } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { knownFacts } from '../../facts/known-facts.ts';
import type { CaptionLine, MediaState } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { saysNothing } from './says-nothing.ts';

/** Of a film that is long enough to tell, captions are shown for at least this share of its length. */
const thresholds = { mostAsked: 50, share: 0.15, leastSeconds: 30 } as const;

/** WCAG 2.2, 1.2.2: do captions say what is heard? */
export const captionWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'caption-words',
  name: 'Words of captions',
  async applicability(capture) {
    const films = capture.documents
      .flatMap(({ nodes }) => nodes.filter(({ tag }) => tag === 'video'))
      .slice(0, thresholds.mostAsked);
    if (films.length === 0) return [];
    const states = await capture.media(films);
    return films.filter((node) => {
      const state = states.get(node);
      return state !== undefined && (state.captions.length > 0 || state.captionsAreMissing);
    });
  },
  async expectation(capture, films) {
    const states = await capture.media(films);
    return films.map((node) => {
      const state = states.get(node);
      if (!state) return { outcome: 'passed' };
      if (state.captionsAreMissing) {
        const failureSummary =
          'The file of the captions cannot be read: it is not there, or it is no file of captions.';
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const judged = state.captions.map((lines) => judge(lines, state));
      // One good file of captions is enough.
      const best = judged.find((one) => one === null || one.outcome === 'needs-review');
      const worst = best === undefined ? judged[0] : best;
      if (!worst) return { outcome: 'passed' };
      const { outcome, ...told } = worst;
      return {
        outcome,
        nodes: [{ node, ...told }],
      };
    });
  },
};

interface Judgment {
  outcome: 'failed' | 'needs-review';
  failureSummary: string;
  facts?: MeasuredFact[];
}

function judge(lines: readonly CaptionLine[], { durationS }: MediaState): Judgment | null {
  const written = lines.filter(({ text }) => text.trim() !== '');
  if (written.length === 0)
    return { outcome: 'failed', failureSummary: 'The file of the captions has no captions in it.' };
  const what = saysNothing(written.map(({ text }) => text));
  if (what) return { outcome: 'failed', failureSummary: what };
  if (!durationS) return null;
  if (written.every(({ startS }) => startS >= durationS))
    return {
      outcome: 'failed',
      failureSummary: 'All captions come after the end of the video.',
    };
  if (durationS < thresholds.leastSeconds) return null;
  const shownS = written.reduce(
    (sum, { startS, endS }) => sum + Math.max(0, Math.min(endS, durationS) - startS),
    0,
  );
  if (shownS / durationS >= thresholds.share) return null;
  const failureSummary = `Captions are shown for ${Math.round(shownS)} of ${Math.round(durationS)} seconds. Is nothing said in the rest of the video?`;
  const facts = knownFacts([
    ['Captions', countOf(Math.round(shownS), 'second')],
    ['Video', countOf(Math.round(durationS), 'second')],
  ]);
  return { outcome: 'needs-review', failureSummary, facts };
}
