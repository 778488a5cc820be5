import { boxOnPicture, type PictureSize } from '@curbcut/model/picture';
import type { BoundingBox, Issue, IssueOutcome } from '@curbcut/model/scan';
import { createContext } from 'react';

/** The issues that the filters let through. */
export const ShownIssuesContext = createContext<readonly Issue[]>([]);

/** With more frames a picture shows nothing but frames. */
const mostFrames = 500;

export interface OtherFrame {
  box: BoundingBox;
  outcome: IssueOutcome;
}

/** The frames of all issues but one, failed ones first, each place once, at most 500. */
export function otherFrames(
  issues: readonly Issue[],
  fingerprint: string,
  picture: PictureSize,
): OtherFrame[] {
  const frames = new Map<string, OtherFrame>();
  const others = issues.filter((issue) => issue.fingerprint !== fingerprint);
  for (const outcome of ['failed', 'needs-review'] as const) {
    for (const issue of others.filter((other) => other.outcome === outcome)) {
      for (const node of issue.nodes) {
        const box = boxOnPicture(node.box, picture);
        if (!box) continue;
        const key = [box.x, box.y, box.width, box.height].join();
        if (!frames.has(key)) frames.set(key, { box, outcome });
        if (frames.size >= mostFrames) return [...frames.values()];
      }
    }
  }
  return [...frames.values()];
}
