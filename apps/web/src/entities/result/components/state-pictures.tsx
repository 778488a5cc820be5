import type { BoundingBox, StatePicture } from '@curbcut/model/scan';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { DialogWindow } from '../../../components/ui/dialog-window.tsx';
import { NativeButton } from '../../../components/ui/native-button.tsx';
import { useImageSources } from '../api/use-image-source.ts';
import { partWith } from '../changed-part.ts';
import { windowOn } from '../element-crop.ts';
import { frameStyle } from '../frame-style.ts';
import { useChangedBoxes } from '../use-changed-boxes.ts';

/** Those that are stored, side by side where there is room: the part that changed, ringed; a press shows the whole. */
export function StatePictures({ pictures }: { pictures: readonly StatePicture[] }) {
  const shown = pictures.flatMap((picture) =>
    picture.url === undefined ? [] : [{ ...picture, url: picture.url }],
  );
  const sources = useImageSources(shown.map(({ url }) => url));
  const changed = useChangedBoxes(sources.map(({ src }) => src));
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const rings = shown.map(({ mark }, at) => mark ?? changed[at] ?? null);
  const [first] = shown;
  if (!first) return null;
  const isOneSize = shown.every(
    ({ width, height }) => width === first.width && height === first.height,
  );
  const part = isOneSize
    ? partWith(
        [...rings, ...changed].filter((box) => box !== null),
        first,
      )
    : null;
  const whole = enlarged === null ? undefined : shown[enlarged];
  return (
    <div className="state-pictures">
      {shown.map((picture, at) => (
        <Picture
          key={picture.name}
          picture={picture}
          source={sources[at]}
          ring={rings[at] ?? null}
          part={part}
          onEnlarge={() => setEnlarged(at)}
        />
      ))}
      {whole && enlarged !== null && (
        <DialogWindow
          title={whole.caption}
          size="full"
          isDismissable
          onClose={() => setEnlarged(null)}
        >
          <div className="dialog__body">
            <div className="state-picture">
              <img
                src={sources[enlarged]?.src}
                alt={whole.caption}
                width={whole.width}
                height={whole.height}
              />
              <Ring box={rings[enlarged] ?? null} on={whole} />
            </div>
          </div>
        </DialogWindow>
      )}
    </div>
  );
}

function Picture(props: {
  picture: StatePicture;
  source: { src: string | undefined; hasFailed: boolean } | undefined;
  ring: BoundingBox | null;
  /** Null: the whole. */
  part: BoundingBox | null;
  onEnlarge: () => void;
}) {
  const { picture, source, ring, part, onEnlarge } = props;
  const [isBroken, setBroken] = useState(false);
  const { width, height, caption } = picture;
  const view = windowOn(part ?? { x: 0, y: 0, width, height }, picture);
  return (
    <figure>
      {source?.hasFailed || isBroken ? (
        <p className="text-sm text-muted">The picture could not be loaded.</p>
      ) : (
        <NativeButton className="state-picture" onPress={onEnlarge}>
          <span className="crop" style={{ aspectRatio: `${view.aspect}` }}>
            <img
              src={source?.src}
              alt=""
              style={{
                width: `${view.imageWidth}%`,
                transform: `translate(${view.shiftX}%, ${view.shiftY}%)`,
              }}
              onError={() => setBroken(true)}
            />
            <Ring box={ring} on={part ?? picture} />
          </span>
          <span className="state-picture__enlarge">
            <Maximize2 className="icon icon--sm" aria-hidden="true" />
            <span className="sr-only">Enlarge: {caption}</span>
          </span>
        </NativeButton>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** `on`: the picture, or the part of it that is shown. */
function Ring(props: {
  box: BoundingBox | null;
  on: { x?: number; y?: number; width: number; height: number };
}) {
  const { box, on } = props;
  if (!box) return null;
  const { x = 0, y = 0 } = on;
  return <span className="frame" style={frameStyle({ ...box, x: box.x - x, y: box.y - y }, on)} />;
}
