import type { IssueNode } from '@curbcut/model/scan';
import { cropElement } from '../element-crop.ts';
import { usePageScreenshot } from '../page-screenshot.ts';

/** The element as it looked, cut out of the screenshot. Draws nothing when it is not in the screenshot. */
export function ElementScreenshot({ node }: { node: IssueNode }) {
  const screenshot = usePageScreenshot();
  const crop = screenshot && cropElement(node.box, screenshot);
  if (!screenshot?.src || !crop) return null;
  return (
    <div
      className="crop"
      style={{ aspectRatio: `${crop.aspect}`, maxWidth: `${Math.round(crop.cssWidth)}px` }}
    >
      <img
        src={screenshot.src}
        alt=""
        style={{
          width: `${crop.imageWidth}%`,
          transform: `translate(${crop.shiftX}%, ${crop.shiftY}%)`,
        }}
      />
    </div>
  );
}
