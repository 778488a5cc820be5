import { criteriaTestedSentence, type ScanReport } from '@curbcut/model/scan';
import { Link } from 'react-router';

/** How much of WCAG the scan could say something about; nothing where that is not known. */
export function CriteriaTested({ scan: { criteriaTested } }: { scan: ScanReport }) {
  if (!criteriaTested) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="criteria-tested">
      <h2 id="criteria-tested">What was tested</h2>
      <p>{criteriaTestedSentence(criteriaTested)}</p>
      <p>
        <Link to="/coverage">What Curbcut tests</Link>
      </p>
    </section>
  );
}
