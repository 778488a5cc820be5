import type { ScanReport } from '@curbcut/model/scan';
import { DialogWindow } from '../../../../components/ui/dialog-window.tsx';
import { ScrollRegion } from '../../../../components/ui/scroll-region.tsx';
import { shortUrl } from '../../../../lib/page-url.ts';
import type { PageScreenshot } from '../../page-screenshot.ts';

export interface WholePageProps {
  scan: ScanReport;
  picture: PageScreenshot;
  onClose: () => void;
}

/** The page as it was scanned, from top to bottom. */
export function WholePage({ scan, picture, onClose }: WholePageProps) {
  const title = scan.result?.page.title || shortUrl(scan.url);
  return (
    <DialogWindow title="The page as it was scanned" size="full" isDismissable onClose={onClose}>
      <div className="dialog__body">
        {picture.truncated && (
          <p className="pb-3 text-muted">The page is taller than the picture.</p>
        )}
        <ScrollRegion className="whole-page" label="Picture of the page">
          <div className="shot" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
            <img src={picture.src} alt={`The scanned page: ${title}`} />
          </div>
        </ScrollRegion>
      </div>
    </DialogWindow>
  );
}
