import { isSettled, verdictWords, type Issue } from '@curbcut/model/scan';
import { aboutVerdict } from '../about-verdict.ts';

/** In the row of what is set aside: as what, why, by whom and until when. Nothing in other rows. */
export function RowVerdict({ issue: { verdict } }: { issue: Issue }) {
  if (!verdict || !isSettled({ verdict })) return null;
  return (
    <span className="row-verdict">
      <b>{verdictWords[verdict.kind]}</b>
      {aboutVerdict(verdict)}
      {verdict.note !== '' && ` “${verdict.note}”`}
    </span>
  );
}
