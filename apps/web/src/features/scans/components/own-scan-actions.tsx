import type { AppErrorCode, ScanRecord } from '@curbcut/contracts';
import { ChartLine, Ellipsis, GitCompareArrows, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { MenuIconButton } from '../../../components/ui/menu-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { startScan } from '../api/start-scan.ts';
import { useRefreshScans } from '../api/use-refresh-scans.ts';
import { DeleteScan } from '../../history/components/delete-scan.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** What only the owner of a scan can do. */
export function OwnScanActions({ scan }: { scan: ScanRecord }) {
  const navigate = useNavigate();
  const refresh = useRefreshScans();
  const [open, setOpen] = useState<'share' | 'delete' | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const previous = scan.comparison?.previous_scan_id;

  const scanAgain = async () => {
    setRefusal(null);
    try {
      const jobId = await startScan(scan.url, scan.scan_type);
      void refresh();
      await navigate(`/scan/${encodeURIComponent(jobId)}`);
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const act = (key: string) => {
    if (key === 'again') void scanAgain();
    else if (key === 'trend')
      void navigate(`/dashboard?tab=trends&website=${encodeURIComponent(scan.url)}`);
    else if (key === 'compare') void navigate(`/compare?older=${previous}&newer=${scan.scan_id}`);
    else if (key === 'delete') setOpen('delete');
  };

  return (
    <>
      {scan.status === 'completed' && (
        <Button onPress={() => setOpen('share')}>
          <Share2 className="icon" aria-hidden="true" />
          Share
        </Button>
      )}
      {scan.status === 'failed' && (
        <Button look="primary" onPress={() => void scanAgain()}>
          <RotateCcw className="icon" aria-hidden="true" />
          Scan again
        </Button>
      )}
      <MenuTrigger>
        <MenuIconButton label="More actions">
          <Ellipsis className="icon" aria-hidden="true" />
        </MenuIconButton>
        <Popover className="menu" placement="bottom end" offset={6}>
          <Menu aria-label="More actions" onAction={(key) => act(String(key))}>
            <MenuItem id="again" className="menu__item" textValue="Scan again">
              <RotateCcw className="icon" aria-hidden="true" />
              <span>Scan again</span>
            </MenuItem>
            <MenuItem id="trend" className="menu__item" textValue="View trend">
              <ChartLine className="icon" aria-hidden="true" />
              <span>View trend</span>
            </MenuItem>
            {previous !== undefined && (
              <MenuItem
                id="compare"
                className="menu__item"
                textValue="Compare with the scan before"
              >
                <GitCompareArrows className="icon" aria-hidden="true" />
                <span>Compare with the scan before</span>
              </MenuItem>
            )}
            {scan.parent_scan_id === null && (
              <MenuItem id="delete" className="menu__item" textValue="Delete scan">
                <Trash2 className="icon" aria-hidden="true" />
                <span>Delete scan</span>
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {refusal && (
        <div className="basis-full">
          <Notice kind="error" role="alert" onDismiss={() => setRefusal(null)}>
            <p>{refusal.message}</p>
            {isQuotaUsedUp(refusal) && (
              <p>
                <ButtonLink to="/pricing">See the plans</ButtonLink>
              </p>
            )}
          </Notice>
        </div>
      )}
      {open === 'share' && <ShareDialog scanId={scan.scan_id} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteScan
          scanId={scan.scan_id}
          name={`this scan of ${scan.url}`}
          onClose={() => setOpen(null)}
          onDeleted={() => void navigate('/scan-history', { replace: true })}
        />
      )}
    </>
  );
}

function isQuotaUsedUp(error: Error): boolean {
  return error instanceof ApiError && error.code === ('QUOTA_EXCEEDED' satisfies AppErrorCode);
}
