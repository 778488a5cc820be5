import { categoryName, countFixed, describeChanges, type Comparison } from '@curbcut/model/scan';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { formatLocalDate, plural } from '../../../lib/format.ts';

/** What changed since the scan before: what is gone, and what could not be compared. */
export function FixedIssues({ comparison }: { comparison: Comparison }) {
  const { fixed, changed, notes } = comparison;
  const gone = describeChanges({ fixed, changed }, []).fixed;
  return (
    <section className="stack gap-3" id="fixed" aria-labelledby="fixed-issues">
      <div className="h2line">
        <h2 id="fixed-issues">Fixed since {formatLocalDate(comparison.previousDate)}</h2>
        <span className="num text-muted">{plural(countFixed(comparison), 'issue')}</span>
      </div>
      {gone.length === 0 && <p className="text-muted">Nothing fixed since the last scan.</p>}
      {gone.length > 0 && (
        <ul className="plain-rows">
          {gone.map(({ fingerprint, title, where }, at) => {
            // The whole ones come first.
            const whole = fixed[at];
            return (
              <li key={`${fingerprint} ${where}`}>
                <LifecycleBadge lifecycle="fixed" />
                <span>{title}</span>
                <span className="text-sm text-muted">
                  {whole ? where || categoryName(whole.category) : `in part: ${where}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {notes.length > 0 && (
        <Notice kind="info">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
    </section>
  );
}
