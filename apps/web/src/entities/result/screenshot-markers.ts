import type { Issue, IssueNode, ReportScreenshot } from '@curbcut/model/scan';

/** A numbered box on the screenshot. Positions and sizes are percent of the screenshot. */
export interface ScreenshotMarker {
  number: number;
  label: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** False when only findings that a person must evaluate point here. */
  isFailed: boolean;
  /** Where the element is listed. */
  places: { fingerprint: string; nodeIndex: number }[];
}

type ScreenshotSize = Pick<ReportScreenshot, 'width' | 'height' | 'scale'>;

/** The boxes of the elements of these issues; those outside the screenshot are left out. In the order of their numbers. */
export function toMarkers(
  issues: readonly Issue[],
  screenshot: ScreenshotSize,
): ScreenshotMarker[] {
  const markers = new Map<number, ScreenshotMarker>();
  for (const issue of issues) {
    for (const [nodeIndex, node] of issue.nodes.entries()) {
      const place = { fingerprint: issue.fingerprint, nodeIndex };
      const known = typeof node.marker === 'number' ? markers.get(node.marker) : undefined;
      if (known) {
        known.places.push(place);
        known.isFailed ||= issue.outcome === 'failed';
      } else {
        const marker = toMarker(node, issue.title, screenshot);
        const isFailed = issue.outcome === 'failed';
        if (marker) markers.set(marker.number, { ...marker, isFailed, places: [place] });
      }
    }
  }
  return [...markers.values()].sort((a, b) => a.number - b.number);
}

function toMarker(
  node: IssueNode,
  label: string,
  { width, height, scale }: ScreenshotSize,
): Omit<ScreenshotMarker, 'places' | 'isFailed'> | null {
  if (typeof node.marker !== 'number' || !node.box || width <= 0 || height <= 0) return null;
  const left = clampPercent((node.box.x * scale * 100) / width);
  const top = clampPercent((node.box.y * scale * 100) / height);
  const right = clampPercent(((node.box.x + node.box.width) * scale * 100) / width);
  const bottom = clampPercent(((node.box.y + node.box.height) * scale * 100) / height);
  if (right <= left || bottom <= top) return null;
  return { number: node.marker, label, left, top, width: right - left, height: bottom - top };
}

function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value));
}
