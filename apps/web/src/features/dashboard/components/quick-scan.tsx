import type { ScanRecord } from '@curbcut/wire/scan';
import { useMutation } from '@tanstack/react-query';
import { Globe, LoaderCircle, ScanSearch } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { checkTypedUrl } from '../../../lib/check-typed-url.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { ScanExtent } from '../../../entities/scan/components/scan-extent.tsx';
import { startScan } from '../../../entities/scan/api/start-scan.ts';
import { useRefreshScans } from '../../../entities/scan/api/use-refresh-scans.ts';
import { quickScanFailure, quickScanMessages, type QuickScanFailure } from '../quick-scan.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { QuickScanRunOnDemand } from './quick-scan-run-on-demand.tsx';

type ScanType = ScanRecord['scan_type'];

/** The scan that runs is in the address, so that a reload keeps it. */
export function QuickScan() {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job');
  const [url, setUrl] = useDraft('quick-scan', '');
  const [failure, setFailure] = useState<QuickScanFailure | null>(null);
  const [scanType, setScanType] = useDraft<ScanType>('quick-scan-type', 'single_page');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
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
  const start = useMutation({
    mutationFn: (asked: { url: string; scanType: ScanType }) =>
      startScan(asked.url, asked.scanType),
    onSuccess: (id, asked) => {
      showToast('blank', quickScanMessages.queued);
      void refresh();
      if (asked.scanType === 'site') void navigate(`/scan/${encodeURIComponent(id)}`);
      else setJob(id);
    },
    onError: (error) => {
      const why = quickScanFailure(error);
      setFailure(why);
      if (why.kind === 'address') input.current?.focus();
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim();
    if (address === '' || start.isPending) return;
    const problem = await checkTypedUrl(address);
    if (problem !== null) {
      setFailure({ kind: 'address', message: problem });
      input.current?.focus();
      return;
    }
    setFailure(null);
    start.mutate({ url: address, scanType });
  };

  return (
    <section className="card stack" aria-labelledby="quick-scan">
      <h2 id="quick-scan">Quick Scan</h2>
      {jobId === null ? (
        <form method="post" className="inline-form" onSubmit={submit} noValidate>
          <ScanExtent value={scanType} onChange={setScanType} />
          <TextField
            label="Website URL"
            name="url"
            type="url"
            value={url}
            onChange={(text) => {
              setUrl(text);
              if (failure?.kind === 'address') setFailure(null);
            }}
            error={failure?.kind === 'address' ? failure.message : undefined}
            placeholder="https://your-website.org"
            icon={Globe}
            inputRef={input}
          />
          <Button type="submit" look="primary" isPending={start.isPending}>
            {start.isPending ? (
              <LoaderCircle className="icon spin" aria-hidden="true" />
            ) : (
              <ScanSearch className="icon" aria-hidden="true" />
            )}
            {start.isPending ? 'Starting...' : 'Scan now'}
          </Button>
        </form>
      ) : (
        <QuickScanRunOnDemand
          key={jobId}
          jobId={jobId}
          url={url.trim() || null}
          isFresh={start.data === jobId}
          onCompleted={() => setUrl('')}
          onClose={() => setJob(null)}
        />
      )}
      {failure && failure.kind !== 'address' && jobId === null && (
        <Notice kind="error" role="alert">
          <p>{failure.message}</p>
          {failure.kind === 'quota' && (
            <p>
              <ButtonLink to="/pricing">See the plans</ButtonLink>
            </p>
          )}
        </Notice>
      )}
    </section>
  );
}
