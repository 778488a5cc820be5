import type { ScanReport } from '@curbcut/model/scan';
import { pageOfPicture } from '@curbcut/model/picture';
import { Maximize2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NativeButton } from '../../../../components/ui/native-button.tsx';
import { PartBoundary } from '../../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import type { PageScreenshot } from '../../page-screenshot.ts';
import type { WholePageProps } from './whole-page.tsx';

const WholePage = lazyPart<WholePageProps>(async () => {
  const part = await import('./whole-page.tsx');
  return part.WholePage;
});

/** The head of the page as it was scanned; a press shows the whole. */
export function PageThumb({ scan, picture }: { scan: ScanReport; picture: PageScreenshot }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const page = pageOfPicture(picture);
  if (picture.hasFailed || isBroken) {
    return <p className="page-thumb page-thumb--none">The picture could not be loaded.</p>;
  }
  return (
    <>
      <NativeButton className="page-thumb" onPress={() => setOpen(true)}>
        <span className="sr-only">Enlarge the picture of the page</span>
        {picture.src && <img src={picture.src} alt="" onError={() => setBroken(true)} />}
        <span className="page-thumb__size" aria-hidden="true">
          <Maximize2 className="icon icon--sm" />
          {picture.truncated ? 'Page' : 'Whole page'}, {Math.round(page.width)} ×{' '}
          {Math.round(page.height)}
        </span>
      </NativeButton>
      {isOpen && (
        <PartBoundary>
          <Suspense>
            <WholePage scan={scan} picture={picture} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
