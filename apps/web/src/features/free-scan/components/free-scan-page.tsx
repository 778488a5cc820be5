import { defaultStandard, standardName } from '@curbcut/model/scan';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { documentTitle } from '../../../lib/public-page.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { requestScan } from '../api/request-scan.ts';
import { freeScanPage } from '../free-scan-page-info.ts';
import { useScanTerms } from '../use-scan-terms.ts';
import type { PollOutcome } from '../../../entities/scan/poll-scan.ts';
import {
  emptyScanForm,
  fillFrom,
  readAskedForm,
  readKeptForm,
  type ScanForm,
} from '../scan-form.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ProUpsell } from './pro-upsell.tsx';
import { RunningScanOnDemand, loadRunningScan } from './running-scan-on-demand.tsx';
import { ScanRequestForm } from './scan-request-form.tsx';
import { WhatYouGet } from './what-you-get.tsx';

export { freeScanPage } from '../free-scan-page-info.ts';

const titles: Record<PollOutcome['kind'], string> = {
  waiting: 'Scan In Progress - Curbcut',
  completed: 'Scan Finished - Curbcut',
  failed: 'Scan Failed - Curbcut',
};

/** Form and progress share one card; the result takes the whole width. The running scan is in the URL, so that a reload keeps it. */
export function FreeScanPage() {
  const [search] = useSearchParams();
  const jobId = search.get('job');
  const [ended, setEnded] = useState<{ jobId: string | null; kind: PollOutcome['kind'] } | null>(
    null,
  );
  const outcome = ended?.jobId === jobId ? ended.kind : 'waiting';
  usePageMeta({ title: jobId === null ? documentTitle(freeScanPage) : titles[outcome] });
  const navigate = useNavigate();
  const kept = readKeptForm(useLocation().state);
  const terms = useScanTerms();
  const { user } = terms;
  const [form, setForm] = useState<ScanForm>(() => kept ?? readAskedForm(search));
  // The profile comes after the page.
  const [filledFor, setFilledFor] = useState<string | null>(null);
  if (user !== null && filledFor !== user.id) {
    setFilledFor(user.id);
    setForm(fillFrom(form, user));
  }
  const submit = async (asked: ScanForm) => {
    // A failure shows when it is needed.
    void loadRunningScan().catch(() => undefined);
    const scan = await requestScan(asked);
    await navigate(`?job=${encodeURIComponent(scan)}`, { replace: true, state: { form: asked } });
  };
  const onOutcome = useCallback(
    (kind: PollOutcome['kind']) => {
      setEnded({ jobId, kind });
      if (kind !== 'completed') return;
      setForm(emptyScanForm);
      setFilledFor(null);
    },
    [jobId],
  );

  const isFinished = jobId !== null && outcome === 'completed';
  return (
    <div className="stack gap-8">
      {!isFinished && (
        <div className="stack gap-3">
          <h1 className="text-3xl">Free accessibility scan</h1>
          <p className="lead">
            One page, checked against {standardName(form.standard ?? defaultStandard)}.{' '}
            {user ? 'The result goes to your scan history.' : 'No account needed.'}
          </p>
        </div>
      )}
      <div className={isFinished ? undefined : 'columns'}>
        <section
          className={isFinished ? 'stack gap-6' : 'card card--roomy scan-card stack gap-6'}
          aria-label={jobId === null ? 'Scan request' : 'Scan'}
        >
          {jobId === null ? (
            <ScanRequestForm
              terms={terms}
              state={[form, setForm]}
              checksUrlAtOnce={kept === null && search.has('url')}
              onSubmit={submit}
            />
          ) : (
            <RunningScanOnDemand
              key={jobId}
              jobId={jobId}
              form={kept}
              onOutcome={onOutcome}
              onTryAgain={() => void navigate('/free-scan', { state: { form } })}
            />
          )}
        </section>
        {!isFinished && (
          <div className="stack gap-6">
            <HowItWorks terms={terms} />
            <hr className="border-line" />
            <WhatYouGet />
            <ProUpsell user={user} />
          </div>
        )}
      </div>
    </div>
  );
}
