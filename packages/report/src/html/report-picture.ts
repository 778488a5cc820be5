import type { PictureSize } from '@curbcut/model/picture';
import type { BoundingBox, ScanReport } from '@curbcut/model/scan';
import { pageOfPicture } from '@curbcut/model/picture';
import { html } from 'ghtml';
import { pageName } from './page-name.ts';

export interface ReportScreenshot {
  mediaType: string;
  bytes: Uint8Array;
}

/** A picture that the report can show. */
export interface ReportPicture extends PictureSize {
  truncated: boolean;
  /** A data URL. */
  source: string;
}

/** Null when there is no picture, or none that browsers show. */
export function reportPicture(
  { screenshot: facts }: Pick<ScanReport, 'screenshot'>,
  screenshot: ReportScreenshot | undefined,
): ReportPicture | null {
  const source = screenshot && dataUrl(screenshot);
  if (!source || !facts) return null;
  const { width, height, scale, truncated } = facts;
  return { width, height, scale, truncated, source };
}

/** Null where browsers would not show it. */
export function dataUrl({ mediaType, bytes }: ReportScreenshot): string | null {
  if (!/^image\/(?:webp|png|jpeg)$/.test(mediaType)) return null;
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** The style of what holds the report: names each picture once, so that its bytes stand in the file once. */
export function pictureStyle(picture: ReportPicture | null, others: readonly string[]): string {
  const variables = [...(picture ? [`--picture:url(${picture.source})`] : []), ...others];
  return variables.length > 0 ? html` style="!${variables.join(';')}"` : '';
}

/** What a window shows: the whole picture, moved behind it. Of a background cut to size every part would be stored anew in a PDF. */
export function pictureBehind(window: BoundingBox, picture: PictureSize): string {
  const page = pageOfPicture(picture);
  const place = [
    `left:${percent(-window.x / window.width)}`,
    `top:${percent(-window.y / window.height)}`,
    `width:${percent(page.width / window.width)}`,
    `height:${percent(page.height / window.height)}`,
  ].join(';');
  return html`<i class="whole" style="${place}"></i>`;
}

/** The shape of a window. */
export function shapeOf({ width, height }: BoundingBox): string {
  return `aspect-ratio:${Number(width.toFixed(3))}/${Number(height.toFixed(3))}`;
}

/** Height by width of what is shown of the page's beginning. */
const beginning = 1.25;

/** How the page begins; empty when there is no picture. */
export function pagePicture(report: ScanReport, picture: ReportPicture | null): string {
  if (!picture) return '';
  const page = pageOfPicture(picture);
  const height = Math.min(page.height, page.width * beginning);
  const window = { x: 0, y: 0, width: page.width, height };
  const note = picture.truncated
    ? '<p class="caption">The page is taller than its picture; elements below the end of it have none.</p>'
    : '';
  return html`<div>
    <div
      class="picture picture--page"
      role="img"
      aria-label="Picture of ${pageName(report)}"
      style="${shapeOf(window)}"
    >
      !${pictureBehind(window, picture)}
    </div>
    !${note}
  </div>`;
}

/** At most four decimals: a percent of a long page is many of its pixels. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(4))}%`;
}
