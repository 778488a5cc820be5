import type { ScanResult } from '@curbcut/model/scan';
import { CircleCheck } from 'lucide-react';
import { plural } from '../../../lib/format.ts';

const byHand = [
  'Use the page with the keyboard alone: everything can be reached, and you always see where you are.',
  'Listen to it with a screen reader: names, headings and changes make sense.',
  'Enlarge the text to 200 percent and the page to 400 percent: nothing is cut off or covered.',
  'Read the text alternatives and captions: they say what the picture or the sound says.',
  'Fill in each form with mistakes: the messages say what is wrong and where.',
];

interface NoIssuesProps {
  result: Pick<ScanResult, 'passedRules'>;
  /** A part of the page or a check has no verdict. */
  isPartial: boolean;
}

/** No automatic check failed. That is not the same as accessible, so it says what is left to test. */
export function NoIssues({ result, isPartial }: NoIssuesProps) {
  return (
    <section className="card stack" aria-labelledby="no-issues">
      <h2 id="no-issues" className="flex items-center gap-2">
        <CircleCheck className="icon ink-green" aria-hidden="true" />
        No Issues Found
      </h2>
      {isPartial && (
        <p>
          <strong>Not everything could be assessed:</strong> what is missing is listed below.
        </p>
      )}
      <p>
        {plural(result.passedRules, 'rule')} passed and none failed. Automatic checks find only a
        part of all barriers; a person should still test these by hand:
      </p>
      <ul className="list-disc space-y-2 pl-5">
        {byHand.map((test) => (
          <li key={test}>{test}</li>
        ))}
      </ul>
    </section>
  );
}
