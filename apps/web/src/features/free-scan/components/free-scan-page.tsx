import { errorMessages } from '@curbcut/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api-client.ts';
import { formatWait } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { requestScan } from '../api/request-scan.ts';
import type { PollOutcome } from '../../scans/poll-scan.ts';
import {
  emptyScanForm,
  readKeptForm,
  serverFieldErrors,
  type ScanForm,
  type ScanFormErrors,
} from '../scan-form.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ProUpsell } from './pro-upsell.tsx';
import { RunningScanOnDemand, loadRunningScan } from './running-scan-on-demand.tsx';
import { ScanRequestForm } from './scan-request-form.tsx';
import { WhatYouGet } from './what-you-get.tsx';

const description =
  'Check a web page for accessibility barriers: free, without an account, with a full report by e-mail.';

const titles: Record<PollOutcome['kind'], string> = {
  waiting: 'Scan In Progress - Curbcut',
  completed: 'Scan Finished - Curbcut',
  failed: 'Scan Failed - Curbcut',
};

/** Form, progress and result share one card. The running scan is in the address, so that a reload keeps it. */
export function FreeScanPage() {
  const [search] = useSearchParams();
  const jobId = search.get('job');
  const [outcome, setOutcome] = useState<PollOutcome['kind']>('waiting');
  usePageMeta({ title: jobId === null ? 'Free Scan - Curbcut' : titles[outcome], description });
  const navigate = useNavigate();
  const kept = readKeptForm(useLocation().state);
  const [form, setForm] = useState<ScanForm>(
    () => kept ?? { ...emptyScanForm, url: search.get('url') ?? '' },
  );
  const request = useMutation({
    mutationFn: (asked: ScanForm) => {
      // A failure shows when it is needed.
      void loadRunningScan().catch(() => undefined);
      return requestScan(asked);
    },
    onSuccess: (scan) =>
      navigate(`?job=${encodeURIComponent(scan)}`, { replace: true, state: { form } }),
    onError: (error) => showToast('error', failureSentence(error)),
  });
  const submit = async (): Promise<ScanFormErrors> => {
    try {
      await request.mutateAsync(form);
      return {};
    } catch (error) {
      return error instanceof ApiError ? serverFieldErrors(error) : {};
    }
  };
  const onOutcome = useCallback((kind: PollOutcome['kind']) => {
    setOutcome(kind);
    if (kind === 'completed') setForm(emptyScanForm);
  }, []);

  return (
    <div className="stack gap-8">
      <div className="stack gap-3">
        <h1 className="text-3xl">Free accessibility scan</h1>
        <p className="lead">One page, checked against WCAG 2.1 AA. No account needed.</p>
      </div>
      <div className="columns">
        <section
          className="card card--roomy scan-card stack gap-6"
          aria-label={jobId === null ? 'Scan request' : 'Scan'}
        >
          {jobId === null ? (
            <ScanRequestForm
              form={form}
              onChange={setForm}
              onSubmit={submit}
              isPending={request.isPending}
              failure={request.error && failureSentence(request.error)}
            />
          ) : (
            <RunningScanOnDemand
              key={jobId}
              jobId={jobId}
              form={kept}
              onOutcome={onOutcome}
              onTryAgain={() => {
                request.reset();
                void navigate('/free-scan', { state: { form } });
              }}
            />
          )}
        </section>
        <div className="stack gap-6">
          <HowItWorks />
          <hr className="border-line" />
          <WhatYouGet />
          <ProUpsell />
        </div>
      </div>
    </div>
  );
}

function failureSentence(error: Error): string {
  if (!(error instanceof ApiError) || error.message === '') return errorMessages.freeScanFailed;
  return error.retryAfterSeconds === null
    ? error.message
    : `${error.message} Try again in ${formatWait(error.retryAfterSeconds)}.`;
}
