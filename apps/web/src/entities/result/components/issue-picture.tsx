import type { NumberedBox } from '@curbcut/model/picture';
import { pageOfPicture } from '@curbcut/model/picture';
import type { Issue } from '@curbcut/model/scan';
import { ChevronLeft, ChevronRight, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import { CheckField } from '../../../components/ui/check-field.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { amount, plural } from '../../../lib/format.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { otherFrames, ShownIssuesContext } from '../other-issues.ts';
import type { PageScreenshot } from '../page-screenshot.ts';
import { drawnZoom, lookAt, placeBeside, zoomView, type PictureView } from '../picture-view.ts';
import { useClientWidth } from '../use-client-width.ts';
import { MarkedPicture } from './marked-picture.tsx';
import { PictureMap } from './picture-map.tsx';

interface IssuePictureProps {
  issue: Issue;
  picture: PageScreenshot;
  /** At least one. */
  places: readonly NumberedBox[];
  view: PictureView;
  onView: (view: PictureView) => void;
  /** Leads to an element in the list. */
  onOpen: (number: number) => void;
  /** Shows it in a dialog; absent there. */
  onEnlarge?: () => void;
}

/** Where an issue is on the page: a part of the picture, with what moves it. */
export function IssuePicture(props: IssuePictureProps) {
  const { issue, picture, places, view, onView, onOpen, onEnlarge } = props;
  const region = useRef<HTMLElement>(null);
  const regionWidth = useClientWidth(region);
  const zoom = drawnZoom(view, picture, regionWidth);
  const page = pageOfPicture(picture);
  const scale = (regionWidth * zoom) / page.width;
  useScrollTo(region, view, scale);

  const [hasOthers, setOthers] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const issues = use(ShownIssuesContext);
  const others = useMemo(
    () => otherFrames(issues, issue.fingerprint, picture),
    [issues, issue, picture],
  );
  const step = (direction: 1 | -1) => {
    const next = placeBeside(places, view.number, direction);
    if (next) onView(lookAt(next, picture));
  };
  const zoomBy = (direction: 1 | -1) => {
    const element = region.current;
    if (!element) return;
    const x = (element.scrollLeft + element.clientWidth / 2) / scale;
    const y = (element.scrollTop + element.clientHeight / 2) / scale;
    onView(zoomView(view, direction, { x, y, zoom }));
  };
  if (picture.hasFailed || isBroken) {
    return <p className="evidence text-muted">The picture could not be loaded.</p>;
  }
  const unseen = issue.nodes.length - places.length;
  return (
    <div className={onEnlarge ? 'evidence' : 'evidence evidence--large'}>
      <ScrollRegion className="evidence__view" label={`Picture: ${issue.title}`} region={region}>
        <div
          className="shot"
          style={{ width: `${100 * zoom}%`, aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <MarkedPicture
            issue={issue}
            picture={picture}
            places={places}
            others={hasOthers ? others : []}
            current={view.number}
            drawnWidth={regionWidth * zoom}
            alt={`Screenshot of the scanned page with ${plural(places.length, 'marked element')}`}
            onOpen={onOpen}
            onError={() => setBroken(true)}
          />
        </div>
      </ScrollRegion>
      <div className="evidence__nav">
        <PictureMap picture={picture} places={places} region={region} />
        <div className="stack gap-2">
          <p className="text-sm text-muted">
            <output>
              Element {amount(view.number)} of {amount(issue.nodesTotal)}
            </output>
            {(unseen > 0 || picture.truncated) && '. '}
            {unseen > 0 &&
              `${plural(unseen, 'element')} ${unseen === 1 ? 'is' : 'are'} not visible in the picture.`}
            {picture.truncated && ' The page is taller than the picture.'}
          </p>
          <div className="row gap-2">
            {places.length > 1 && (
              <>
                <IconButton
                  label="Previous element"
                  className="iconbtn--line"
                  onPress={() => step(-1)}
                >
                  <ChevronLeft className="icon" aria-hidden="true" />
                </IconButton>
                <IconButton label="Next element" className="iconbtn--line" onPress={() => step(1)}>
                  <ChevronRight className="icon" aria-hidden="true" />
                </IconButton>
              </>
            )}
            {onEnlarge ? (
              <Button onPress={onEnlarge}>
                <Maximize2 className="icon" aria-hidden="true" />
                Enlarge<span className="sr-only"> the picture</span>
              </Button>
            ) : (
              <>
                <IconButton label="Zoom out" className="iconbtn--line" onPress={() => zoomBy(-1)}>
                  <ZoomOut className="icon" aria-hidden="true" />
                </IconButton>
                <IconButton label="Zoom in" className="iconbtn--line" onPress={() => zoomBy(1)}>
                  <ZoomIn className="icon" aria-hidden="true" />
                </IconButton>
              </>
            )}
          </div>
          {others.length > 0 && (
            <CheckField name="others" isChecked={hasOthers} onChange={setOthers}>
              Mark other issues too
            </CheckField>
          )}
          {hasOthers && (
            <p className="text-sm text-muted">
              White frames belong to other issues; dashed ones need review.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Moves the region to each new view. `scale`: CSS pixels of the screen for one of the page; 0 before it is known. */
function useScrollTo(
  region: React.RefObject<HTMLElement | null>,
  view: PictureView,
  scale: number,
): void {
  const last = useRef<{ view: PictureView; scale: number } | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || scale === 0) return;
    const isSmooth = last.current?.scale === scale && !isStill;
    element.scrollTo({
      left: view.x * scale - element.clientWidth / 2,
      top: view.y * scale - element.clientHeight / 2,
      behavior: isSmooth ? 'smooth' : 'instant',
    });
    if (view.takesFocus && last.current?.view !== view) {
      element.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
    }
    last.current = { view, scale };
  }, [region, view, scale, isStill]);
}
