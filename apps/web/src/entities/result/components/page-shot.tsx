import type { ScanReport } from '@curbcut/model/scan';
import { useState } from 'react';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import type { PageScreenshot } from '../page-screenshot.ts';

/** The page as it was scanned, where no issue shows it. */
export function PageShot({ scan, picture }: { scan: ScanReport; picture: PageScreenshot }) {
  const [isBroken, setBroken] = useState(false);
  const title = scan.result?.page.title || shortUrl(scan.url);
  return (
    <section className="card card--flush page-shot" aria-labelledby="page-screenshot">
      <div className="card__head">
        <h2 id="page-screenshot" className="text-lg">
          Page screenshot
        </h2>
      </div>
      {picture.hasFailed || isBroken ? (
        <p className="p-6 text-muted">The picture could not be loaded.</p>
      ) : (
        <ScrollRegion className="page-shot__view" label="Picture of the page">
          <div className="shot" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
            <img
              src={picture.src}
              alt={`Screenshot of the scanned page: ${title}`}
              onError={() => setBroken(true)}
            />
          </div>
        </ScrollRegion>
      )}
    </section>
  );
}
