import {
  defaultStandard,
  scanTypes,
  standardName,
  type ScanType,
  type Standard,
} from '@curbcut/model/scan';
import { ChevronRight, Globe, LoaderCircle, ScanSearch } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { startScan } from '../../../entities/scan/api/start-scan.ts';
import { useRefreshScans } from '../../../entities/scan/api/use-refresh-scans.ts';
import { PageUseChoice } from '../../../entities/scan/components/page-use-choice.tsx';
import { ScanExtent } from '../../../entities/scan/components/scan-extent.tsx';
import { StandardField } from '../../../entities/scan/components/standard-field.tsx';
import { errorsOf } from '../../../lib/form-errors.ts';
import { typedUrlProblem } from '../../../lib/typed-url-problem.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useForm } from '../../../lib/use-form.ts';
import { quickScanFailure, quickScanMessages } from '../quick-scan.ts';
import { QuickScanRunOnDemand } from './quick-scan-run-on-demand.tsx';

interface QuickScanForm {
  url: string;
  scanType: ScanType;
  /** Null: that of the account. */
  standard: Standard | null;
  interaction: boolean;
}

const emptyForm: QuickScanForm = {
  url: '',
  scanType: 'single_page',
  standard: null,
  interaction: true,
};

/** The scan that runs is in the URL of the page, so that a reload keeps it. */
export function QuickScan({ headingLevel: Heading = 'h2' }: { headingLevel?: 'h2' | 'h3' }) {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job');
  const { user } = useAuth();
  const [startedId, setStartedId] = useState<string | null>(null);
  const navigate = useNavigate();
  const refresh = useRefreshScans();
  const setJob = (id: string | null) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known);
        if (id === null) next.delete('job');
        else next.set('job', id);
        return next;
      },
      { replace: true },
    );
  const form = useForm<QuickScanForm>({
    initial: emptyForm,
    state: useDraft('quick-scan', emptyForm),
    validate: ({ url }) => {
      const problem = typedUrlProblem(url.trim());
      if (problem !== null) form.dismissFailure();
      return errorsOf<QuickScanForm>({ url: problem });
    },
    send: async ({ url, scanType, standard, interaction }) => {
      const id = await startScan({
        url: url.trim(),
        scanType,
        standard: standard ?? undefined,
        interaction,
      });
      showToast('blank', quickScanMessages.queued);
      void refresh();
      setStartedId(id);
      if (scanType === 'site') await navigate(`/scan/${encodeURIComponent(id)}`);
      else setJob(id);
    },
    failureMessage: (error) => quickScanFailure(error).message,
    fieldOf: (error) => quickScanFailure(error).kind,
    showsDetails: false,
  });
  const submit = (event: FormEvent) => {
    if (form.values.url.trim() === '') event.preventDefault();
    else void form.submit(event);
  };
  const standard = form.values.standard ?? user?.standard ?? defaultStandard;
  const isQuotaUsed = form.error !== null && quickScanFailure(form.error).kind === 'quota';

  return (
    <section className="stack gap-2" aria-labelledby="quick-scan">
      <Heading id="quick-scan" className="text-base">
        Quick Scan
      </Heading>
      {jobId === null ? (
        <form method="post" className="quick-scan" onSubmit={submit} noValidate>
          <TextField
            {...form.text('url')}
            label="Website URL"
            type="url"
            placeholder="example.org or example.org/page"
            icon={Globe}
          />
          <Button type="submit" look="primary" isPending={form.isPending}>
            {form.isPending ? (
              <LoaderCircle className="icon spin" aria-hidden="true" />
            ) : (
              <ScanSearch className="icon" aria-hidden="true" />
            )}
            {form.isPending ? 'Starting...' : 'Scan now'}
          </Button>
          <details className="fold quick-scan__options">
            <summary>
              <ChevronRight className="icon" aria-hidden="true" />
              <span>
                Options
                <span className="font-normal text-muted">
                  : {optionWords(form.values, standard)}
                </span>
              </span>
            </summary>
            <div className="stack gap-4 pb-2">
              <ScanExtent
                extents={scanTypes}
                value={form.values.scanType}
                onChange={(scanType) => form.change({ scanType })}
              />
              <StandardField value={standard} onChange={(standard) => form.change({ standard })} />
              <PageUseChoice
                value={form.values.interaction}
                onChange={(interaction) => form.change({ interaction })}
              />
            </div>
          </details>
        </form>
      ) : (
        <QuickScanRunOnDemand
          key={jobId}
          jobId={jobId}
          url={form.values.url.trim() || null}
          isFresh={startedId === jobId}
          onCompleted={() => form.change({ url: '' })}
          onClose={() => setJob(null)}
        />
      )}
      {form.failure !== null && jobId === null && (
        <Notice kind="error" role="alert">
          <p>{form.failure}</p>
          {isQuotaUsed && (
            <p>
              <ButtonLink to="/pricing">See the plans</ButtonLink>
            </p>
          )}
        </Notice>
      )}
    </section>
  );
}

/** What is chosen, as long as the options are closed. */
function optionWords({ scanType, interaction }: QuickScanForm, standard: Standard): string {
  const extent = scanType === 'site' ? 'whole site' : 'this page';
  return [extent, standardName(standard), ...(interaction ? [] : ['page not used'])].join(', ');
}
