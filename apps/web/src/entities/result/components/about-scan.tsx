import { criteriaTestedSentence, standardName, type ScanReport } from '@curbcut/model/scan';
import { Link } from 'react-router';
import { ScanMetadata } from './scan-metadata.tsx';

/** How the score works, how much was tested, and the facts of the scan. */
export function AboutScan({ scan }: { scan: ScanReport }) {
  const { criteriaTested, standard } = scan;
  return (
    <ScanMetadata scan={scan}>
      <div className="facts__wide">
        <dt>How the score works</dt>
        <dd>
          Each failed issue of {standardName(standard)} takes points: by its severity, and up to
          twice as many when it reaches many elements. The heaviest counts whole, each further one
          less. What needs review takes nothing.{' '}
          {scan.scanType === 'site' && 'The score of a site is the mean of its pages. '}
          <a href="#categories">Score per category</a>
        </dd>
      </div>
      {criteriaTested && (
        <div className="facts__wide">
          <dt>What was tested</dt>
          <dd>
            {criteriaTestedSentence(criteriaTested, standard)}{' '}
            <Link to="/coverage">What Curbcut tests</Link>
          </dd>
        </div>
      )}
    </ScanMetadata>
  );
}
