import type { ScanReport } from '@curbcut/model/scan';
import { ChartLine, Ellipsis, GitCompareArrows, Share2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { MenuIconButton } from '../../../components/ui/menu-button.tsx';
import { DeleteScan } from '../../scan/components/delete-scan.tsx';

/** Most results are looked at, not shared. */
const ShareDialog = lazyPart<{ scanId: string; onClose: () => void }>(async () => {
  const dialog = await import('./share-dialog.tsx');
  return dialog.ShareDialog;
});

/** Links for people without an account. */
export function ShareScan({ scanId }: { scanId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Share2 className="icon" aria-hidden="true" />
        Share
      </Button>
      {isOpen && (
        <PartBoundary>
          <Suspense>
            <ShareDialog scanId={scanId} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

/** What only the owner of a scan can do, beside scanning again and sharing. */
export function OwnScanActions({ scan }: { scan: ScanReport }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const previous = scan.comparison?.previousScanId;

  const act = (key: string) => {
    if (key === 'trend')
      void navigate(`/dashboard?tab=trends&website=${encodeURIComponent(scan.url)}`);
    else if (key === 'compare') void navigate(`/compare?older=${previous}&newer=${scan.scanId}`);
    else if (key === 'delete') setDeleting(true);
  };

  return (
    <>
      <MenuTrigger>
        <MenuIconButton label="More actions">
          <Ellipsis className="icon" aria-hidden="true" />
        </MenuIconButton>
        <Popover className="menu" placement="bottom end" offset={6}>
          <Menu aria-label="More actions" onAction={(key) => act(String(key))}>
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
            {scan.parentScanId === null && (
              <MenuItem id="delete" className="menu__item" textValue="Delete scan">
                <Trash2 className="icon" aria-hidden="true" />
                <span>Delete scan</span>
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {isDeleting && (
        <DeleteScan
          scanId={scan.scanId}
          name={`this scan of ${scan.url}`}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate('/scan-history', { replace: true })}
        />
      )}
    </>
  );
}
