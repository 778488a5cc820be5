import type { HostRow } from '@curbcut/wire/dashboard';
import { ChartLine, List, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { startScan } from '../../../entities/scan/api/start-scan.ts';
import { useRefreshScans } from '../../../entities/scan/api/use-refresh-scans.ts';
import { trendUrl } from '../../../lib/dashboard-tab.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { quickScanFailure } from '../quick-scan.ts';
import { ActionMenu } from './action-menu.tsx';

/** What can be done with a website: its last scan once more, in the same way, and where to read of it. */
export function WebsiteActions({ row }: { row: HostRow }) {
  const { host, url } = row;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefreshScans();
  const [isPending, setPending] = useState(false);

  const scanAgain = async () => {
    setPending(true);
    try {
      const id = await startScan({ ...row, scanType: row.scan_type, repeats: row.scan_id });
      void refresh();
      await navigate(`/scan/${encodeURIComponent(id)}`);
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      showToast('error', quickScanFailure(cause).message);
    } finally {
      setPending(false);
    }
  };
  const allScans = `/scan-history?${new URLSearchParams({ search: host })}`;

  return (
    <ActionMenu
      about={host}
      pending={isPending ? `Starting a scan of ${host}` : null}
      url={url}
      actions={[
        { label: 'Scan again', Icon: RotateCcw, run: () => void scanAgain() },
        { label: 'View trend', Icon: ChartLine, run: () => void navigate(trendUrl(search, url)) },
        { label: 'All scans', Icon: List, run: () => void navigate(allScans) },
      ]}
    />
  );
}
