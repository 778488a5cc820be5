import { amount, plural } from '../../../lib/format.ts';
import type { ColorPair } from '../color-pairs.ts';
import { numbersText } from '../element-groups.ts';
import { SuggestedChange } from './suggested-change.tsx';

/** Pale text by its colors: each pair is repaired by one change. */
export function ColorPairs({ pairs }: { pairs: readonly ColorPair[] }) {
  const texts = pairs.reduce((sum, { indexes }) => sum + indexes.length, 0);
  return (
    <>
      <p>
        {plural(texts, 'text')} in {amount(pairs.length)} color pairs
      </p>
      <ul className="color-pairs">
        {pairs.map((pair) => (
          <li key={pair.colors} className="stack gap-2">
            <p className="color-pairs__head">
              <Sample pair={pair} />
              <code>{pair.colors}</code>
              <span className="text-sm text-muted">
                {plural(pair.indexes.length, 'text')}: {numbersText(pair.indexes)}
              </span>
            </p>
            {pair.change && <SuggestedChange fix={{ ...pair.change, alternatives: undefined }} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A drawing: as text it would fail itself. */
function Sample({ pair: { text, background } }: { pair: ColorPair }) {
  return (
    <svg className="color-pairs__sample" viewBox="0 0 32 20" aria-hidden="true">
      <rect width="32" height="20" fill={background} />
      <path
        d="M6 15 L10 5 L14 15 M7.6 11.5 H12.4 M18 8.5 Q25 6 25 10 V15 M25 11 Q18 10 18 13 Q18 16 25 13"
        fill="none"
        stroke={text}
        strokeWidth="1.6"
      />
    </svg>
  );
}
