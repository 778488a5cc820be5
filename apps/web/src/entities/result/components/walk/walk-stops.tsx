import { roleWords, type WalkStop } from '@curbcut/model/scan';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { BreakableText } from '../../../../components/ui/breakable-text.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { plural } from '../../../../lib/format.ts';
import { useFocusOnMore } from '../../../../lib/use-focus-on-more.ts';

const shownAtFirst = 25;

/** The stops in their order, as a screen reader names them. */
export function WalkStops({ stops }: { stops: readonly WalkStop[] }) {
  const [shown, setShown] = useState(shownAtFirst);
  const rest = stops.length - shown;
  const { list, showingMore } = useFocusOnMore<HTMLOListElement>(Math.min(shown, stops.length));
  const showAll = () => {
    showingMore();
    setShown(stops.length);
  };
  return (
    <div className="stack gap-3">
      <ol className="walk__stops" ref={list}>
        {stops.slice(0, shown).map((stop, index) => (
          <li key={index}>
            <span className="marker" aria-hidden="true">
              {index + 1}
            </span>
            <div className="stack gap-0.5">
              <p>
                <b className="anywhere">{stop.name || 'No name'}</b>
                <span className="text-sm text-muted">, {roleWords(stop.role) || 'no role'}</span>
              </p>
              {!stop.visible && (
                <p className="flex items-center gap-1 text-sm">
                  <EyeOff className="icon icon--sm" aria-hidden="true" />
                  Out of sight while it had the focus
                </p>
              )}
              <p className="walk__selector">
                <BreakableText text={stop.target.join(' › ')} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <p>
          <Button onPress={showAll}>Show {plural(rest, 'more stop')}</Button>
        </p>
      )}
    </div>
  );
}
