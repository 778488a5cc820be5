import type { RecordNode } from '@curbcut/wire/scan';
import { cropElement } from '../element-crop.ts';
import { usePageScreenshot } from '../scan-picture.ts';

/** The element as it looked, cut out of the screenshot. Draws nothing when it is not in the picture. */
export function ElementPicture({ node }: { node: RecordNode }) {
  const picture = usePageScreenshot();
  const crop = picture && cropElement(node.box, picture);
  if (!picture?.src || !crop) return null;
  return (
    <div
      className="crop"
      style={{ aspectRatio: `${crop.aspect}`, maxWidth: `${Math.round(crop.cssWidth)}px` }}
    >
      <img
        src={picture.src}
        alt=""
        style={{
          width: `${crop.pictureWidth}%`,
          transform: `translate(${crop.shiftX}%, ${crop.shiftY}%)`,
        }}
      />
    </div>
  );
}
