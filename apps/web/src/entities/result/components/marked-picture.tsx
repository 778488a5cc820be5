import {
  clusterLabels,
  pageOfPicture,
  type NumberedBox,
  type PictureLabel,
} from '@curbcut/model/picture';
import type { BoundingBox, Issue } from '@curbcut/model/scan';
import type { CSSProperties } from 'react';
import { OneTabStop } from '../../../components/ui/one-tab-stop.tsx';
import { frameStyle } from '../frame-style.ts';
import { nodeId } from '../issue-navigation.ts';
import { useMarkerHighlight } from '../marker-highlight.ts';
import type { OtherFrame } from '../other-issues.ts';
import type { PageScreenshot } from '../page-screenshot.ts';

/** Frames of what is drawn smaller than this would hide their neighbors. */
const thinBelow = 20;

interface MarkedPictureProps {
  issue: Issue;
  picture: PageScreenshot;
  places: readonly NumberedBox[];
  others: readonly OtherFrame[];
  /** The element that is looked at. */
  current: number;
  /** CSS pixels of the screen; 0 before it is known. */
  drawnWidth: number;
  /** What the picture shows, for people who do not see it. */
  alt: string;
  onOpen: (number: number) => void;
  onError: () => void;
}

/**
 * The picture of the page with a frame around each element of one issue, and labels that lead to them in the list. Its
 * colors do not change with the theme.
 */
export function MarkedPicture(props: MarkedPictureProps) {
  const { issue, picture, places, others, current, drawnWidth, alt, onOpen, onError } = props;
  const isReview = issue.outcome === 'needs-review';
  const scale = drawnWidth / pageOfPicture(picture).width;
  const drawn = places.map(({ number, box }) => ({ number, box: scaled(box, scale) }));
  const labels =
    drawnWidth === 0
      ? []
      : clusterLabels(drawn, {
          width: drawnWidth,
          height: (drawnWidth * picture.height) / picture.width,
          suffix: isReview ? '?' : '',
        });
  const styleOf = (box: BoundingBox) => frameStyle(box, pageOfPicture(picture));
  return (
    <>
      <img src={picture.src} alt={alt} onError={onError} />
      {others.map(({ box, outcome }, index) => (
        <span
          key={index}
          className={`frame frame--other ${outcome === 'failed' ? '' : 'frame--review'}`}
          style={styleOf(box)}
        />
      ))}
      {places.map(({ number, box }) => (
        <Frame
          key={number}
          number={number}
          isCurrent={number === current}
          isReview={isReview}
          isThin={Math.min(box.width, box.height) * scale < thinBelow}
          style={styleOf(box)}
        />
      ))}
      <OneTabStop label="Marked elements" className="contents">
        {labels.map((label) => (
          <Label
            key={label.numbers[0]}
            label={label}
            issue={issue}
            isCurrent={label.numbers.includes(current)}
            onOpen={onOpen}
          />
        ))}
      </OneTabStop>
    </>
  );
}

interface FrameProps {
  number: number;
  isCurrent: boolean;
  isReview: boolean;
  isThin: boolean;
  style: CSSProperties;
}

function Frame({ number, isCurrent, isReview, isThin, style }: FrameProps) {
  const { isActive } = useMarkerHighlight([number]);
  const looks = ['frame'];
  if (isReview) looks.push('frame--review');
  if (isThin) looks.push('frame--thin');
  if (isCurrent || isActive) looks.push('frame--current');
  return <span className={looks.join(' ')} data-number={number} style={style} />;
}

interface LabelProps {
  label: PictureLabel;
  issue: Issue;
  isCurrent: boolean;
  onOpen: (number: number) => void;
}

function Label({ label, issue, isCurrent, onOpen }: LabelProps) {
  const first = label.numbers[0] ?? 1;
  const { isActive, pointing } = useMarkerHighlight(label.numbers);
  const isReview = issue.outcome === 'needs-review';
  const looks = ['frame-label'];
  if (isReview) looks.push('frame-label--review');
  if (isCurrent || isActive) looks.push('frame-label--current');
  return (
    <a
      className={looks.join(' ')}
      href={`#${nodeId(issue.fingerprint, first - 1)}`}
      aria-current={isCurrent ? 'true' : undefined}
      style={{ left: label.x, top: label.y, width: label.width }}
      onClick={(event) => {
        event.preventDefault();
        onOpen(first);
      }}
      {...pointing}
    >
      <span className="sr-only">{label.numbers.length > 1 ? 'Elements ' : 'Element '}</span>
      {label.text}
      <span className="sr-only">
        {isReview ? ', to review' : ''}, {issue.title}
      </span>
    </a>
  );
}

function scaled({ x, y, width, height }: BoundingBox, scale: number): BoundingBox {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
