import type { ReportScreenshot, ScanReport } from '@curbcut/model/scan';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/ui/button.tsx';
import { DialogWindow } from '../../../components/ui/dialog-window.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { plural } from '../../../lib/format.ts';
import { useIssueNavigation } from '../issue-navigation.ts';
import { usePageScreenshot } from '../page-screenshot.ts';
import type { ScreenshotMarker } from '../screenshot-markers.ts';
import { Screenshot } from './screenshot.tsx';

interface PageShotProps {
  scan: ScanReport;
  screenshot: ReportScreenshot;
  markers: readonly ScreenshotMarker[];
}

/** The screenshot beside the issues, and enlarged in a dialog. */
export function PageShot({ scan, screenshot, markers }: PageShotProps) {
  const [isLarge, setLarge] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const hasFailed = usePageScreenshot()?.hasFailed === true || isBroken;
  const navigation = useIssueNavigation();
  const openNode = (marker: ScreenshotMarker) => {
    const place =
      marker.places.find(({ fingerprint }) => navigation.isOpen(fingerprint)) ?? marker.places[0];
    if (place) navigation.goToNode(place);
  };
  // Findings that wait for a person are many and faint: they are drawn once their row is open.
  const drawn = markers.filter(
    (marker) =>
      marker.isFailed || marker.places.some(({ fingerprint }) => navigation.isOpen(fingerprint)),
  );
  const shot = { scan, screenshot, markers: drawn };
  return (
    <section className="card card--flush page-shot" aria-labelledby="page-screenshot">
      <div className="card__head">
        <h2 id="page-screenshot" className="text-lg">
          Page screenshot
        </h2>
        <span className="row flex-nowrap gap-2">
          <span className="text-sm text-muted">{plural(drawn.length, 'marked element')}</span>
          {!hasFailed && (
            <IconButton
              label="Enlarge screenshot"
              className="iconbtn--line"
              onPress={() => setLarge(true)}
            >
              <Maximize2 className="icon" aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
      {hasFailed ? (
        <p className="p-6 text-muted">The screenshot could not be loaded.</p>
      ) : (
        <>
          <ScrollRegion className="page-shot__view" label="Screenshot">
            <Screenshot {...shot} onOpen={openNode} onError={() => setBroken(true)} />
          </ScrollRegion>
          <p className="border-t border-line px-6 py-3 text-sm text-muted">
            {drawn.length > 0
              ? 'Numbers match the affected elements. Filled numbers belong to an open issue.'
              : 'No affected element is visible in the picture.'}
            {screenshot.truncated && ' The page is taller than the picture.'}
          </p>
        </>
      )}
      {isLarge && (
        <DialogWindow
          title="Page screenshot"
          size="full"
          isDismissable
          onClose={() => setLarge(false)}
        >
          <div className="dialog__body">
            <Screenshot
              {...shot}
              isLarge
              onOpen={(marker) => {
                setLarge(false);
                openNode(marker);
              }}
            />
          </div>
        </DialogWindow>
      )}
    </section>
  );
}
