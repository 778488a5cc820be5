import { impacts, type Impact } from '@curbcut/model/scan';

/** Decorative: the figures stand beside it as text. */
export function SeverityBar({ counts }: { counts: Readonly<Record<Impact, number>> }) {
  const present = impacts.filter((impact) => counts[impact] > 0);
  if (present.length === 0) return null;
  return (
    <div className="sevbar" aria-hidden="true">
      {present.map((impact) => (
        <span key={impact} className={`fill-${impact}`} style={{ flexGrow: counts[impact] }} />
      ))}
    </div>
  );
}
