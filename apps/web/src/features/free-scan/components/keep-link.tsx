import { limits } from '@curbcut/model/limits';
import { type ScanProgress } from '@curbcut/model/scan';
import { reportIsMailed } from '@curbcut/model/site';
import { Link } from 'react-router';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import type { ScanTerms } from '../use-scan-terms.ts';

interface KeepLinkProps {
  jobId: string;
  /** Undefined until the server has told it. */
  progress: Pick<ScanProgress, 'stages'> | undefined;
  terms: Pick<ScanTerms, 'keptFor' | 'resultPath'>;
}

/**
 * The link that leads to the result whether or not a mail comes. Nothing here tells whether the recipient has refused
 * mails: it is the same for everybody who has given an address.
 */
export function KeepLink({ jobId, progress, terms }: KeepLinkProps) {
  const isMailDue = progress?.stages.some(({ stage }) => stage === 'reporting') ?? false;
  const path = terms.resultPath(jobId);
  const url = `${location.origin}${path}`;
  return (
    <>
      <p>
        <strong>{isMailDue ? reportIsMailed : 'Keep this link to the report.'}</strong>{' '}
        {terms.keptFor}
        {isMailDue && ` The e-mail usually arrives within ${limits.reportMailMinutes} minutes.`}
      </p>
      <p className="row gap-2">
        <Link to={path} className="anywhere">
          {url}
        </Link>
        <CopyButton text={url} what="the link to the report" />
      </p>
    </>
  );
}
