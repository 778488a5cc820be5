import type { ReportScreenshot, ScanReport } from '@curbcut/model/scan';
import { markerId, nodeId, useIssueNavigation } from '../issue-navigation.ts';
import { useMarkerHighlight } from '../marker-highlight.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { usePageScreenshot } from '../page-screenshot.ts';
import type { ScreenshotMarker } from '../screenshot-markers.ts';

interface ScreenshotProps {
  scan: ScanReport;
  screenshot: ReportScreenshot;
  markers: readonly ScreenshotMarker[];
  /** In the dialog; the small screenshot beside the issues owns the ids. */
  isLarge?: boolean;
  onOpen: (marker: ScreenshotMarker) => void;
  onError?: () => void;
}

/** The screenshot with a numbered link on each affected element. Its colors do not change with the theme. */
export function Screenshot({
  scan,
  screenshot,
  markers,
  isLarge,
  onOpen,
  onError,
}: ScreenshotProps) {
  const source = usePageScreenshot();
  const title = scan.result?.page.title || shortUrl(scan.url);
  return (
    <div className="shot">
      <img
        src={source?.src}
        width={screenshot.width}
        height={screenshot.height}
        alt={`Screenshot of the scanned page: ${title}`}
        onError={onError}
      />
      {markers.map((marker) => (
        <Highlight
          key={marker.number}
          marker={marker}
          isLarge={isLarge === true}
          onOpen={() => onOpen(marker)}
          aspect={screenshot.height / screenshot.width}
        />
      ))}
    </div>
  );
}

interface HighlightProps {
  marker: ScreenshotMarker;
  isLarge: boolean;
  /** Height of the screenshot per width. */
  aspect: number;
  onOpen: () => void;
}

function Highlight({ marker, isLarge, aspect, onOpen }: HighlightProps) {
  const navigation = useIssueNavigation();
  const { isActive, pointing } = useMarkerHighlight(marker.number);
  const isOfOpenIssue = marker.places.some(({ fingerprint }) => navigation.isOpen(fingerprint));
  const place = marker.places[0];
  const looks = ['highlight'];
  if (isOfOpenIssue) looks.push('highlight--on');
  if (isActive) looks.push('highlight--active');
  if (marker.left + marker.width > 95) looks.push('highlight--right');
  else if (marker.left < 3) looks.push('highlight--left');
  if (marker.top * aspect < 3) looks.push('highlight--top');
  return (
    <a
      {...(isLarge ? {} : { id: markerId(marker.number) })}
      className={looks.join(' ')}
      href={place ? `#${nodeId(place.fingerprint, place.nodeIndex)}` : '#'}
      // Every element has an equal link in the list; only those of open issues are stops of the Tab key here.
      tabIndex={isOfOpenIssue || isLarge ? 0 : -1}
      style={{
        left: `${marker.left}%`,
        top: `${marker.top}%`,
        width: `${marker.width}%`,
        height: `${marker.height}%`,
      }}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      {...pointing}
    >
      <span className="highlight__number">
        <span className="sr-only">Element </span>
        {marker.number}
        <span className="sr-only">, {marker.label}</span>
      </span>
    </a>
  );
}
