import type { IssueNode, IssueOutcome } from '@curbcut/model/scan';
import { cropElement } from '../element-crop.ts';
import { usePageScreenshot } from '../page-screenshot.ts';

/** The element as it looked, cut out of the picture and framed. Draws nothing when it is not in the picture. */
export function ElementScreenshot(props: { node: IssueNode; outcome: IssueOutcome }) {
  const { node, outcome } = props;
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
      <span
        className={outcome === 'failed' ? 'frame' : 'frame frame--review'}
        style={{
          left: `${crop.element.x}%`,
          top: `${crop.element.y}%`,
          width: `${crop.element.width}%`,
          height: `${crop.element.height}%`,
        }}
      />
    </div>
  );
}
