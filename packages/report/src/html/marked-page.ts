import { html } from 'ghtml';
import type { RecordNode, ScanRecord } from '@curbcut/contracts';
import type { NumberedIssue } from './report-issues.ts';
import { siteName } from './site-name.ts';
import { countOf } from './wording.ts';

export interface ReportScreenshot {
  mediaType: string;
  bytes: Uint8Array;
}

/** A taller picture is cut over several pages rather than made too small to read: 235 mm of 105 mm width fit one. */
const tallestOnOnePage = { widthMm: 105, heightMm: 235, smallestWidthMm: 70 };

/** The picture of the page with numbered boxes; empty when there is no picture. */
export function markedPage(
  record: ScanRecord,
  issues: readonly NumberedIssue[],
  screenshot: ReportScreenshot | undefined,
): string {
  const picture = record.screenshot;
  if (!screenshot || !picture || !/^image\/(?:webp|png|jpeg)$/.test(screenshot.mediaType))
    return '';
  const markers = [...markedNodes(issues)]
    .sort(([, a], [, b]) => areaOf(b) - areaOf(a))
    .map(([number, node]) => marker(number, node, picture))
    .filter((box) => box !== '');
  const count = countOf(markers.length, 'marked element');
  const note = picture.truncated
    ? ' The page is taller than the picture; elements below its end have no number.'
    : '';
  const source = `data:${screenshot.mediaType};base64,${Buffer.from(screenshot.bytes).toString('base64')}`;
  return html`<section class="keep" aria-labelledby="marked-page">
    <h2 id="marked-page">The page, with marked elements</h2>
    <figure>
      <div class="shot" style="--print-width:${printWidthMm(picture)}mm">
        <img
          src="!${source}"
          width="${picture.width}"
          height="${picture.height}"
          alt="Screenshot of ${siteName(record)} with ${count}"
        />!${markers}
      </div>
      <figcaption>Numbers appear again at each issue.${note}</figcaption>
    </figure>
  </section>`;
}

function markedNodes(issues: readonly NumberedIssue[]): Map<number, RecordNode> {
  const nodes = new Map<number, RecordNode>();
  for (const { issue } of issues) {
    for (const node of issue.nodes) if (node.marker !== null) nodes.set(node.marker, node);
  }
  return nodes;
}

/** Large boxes are drawn first, so that the small ones inside them stay visible. */
function areaOf({ box }: RecordNode): number {
  return box ? box.width * box.height : 0;
}

function marker(
  number: number,
  node: RecordNode,
  picture: NonNullable<ScanRecord['screenshot']>,
): string {
  if (!node.box) return '';
  const { x, y, width, height } = node.box;
  const left = (x * picture.scale) / picture.width;
  const top = (y * picture.scale) / picture.height;
  if (left < 0 || top < 0 || left >= 1 || top >= 1) return '';
  const right = Math.min(1, left + (width * picture.scale) / picture.width);
  const bottom = Math.min(1, top + (height * picture.scale) / picture.height);
  const place = `left:${percent(left)};top:${percent(top)};width:${percent(right - left)};height:${percent(bottom - top)}`;
  const sides = `${top < 0.04 ? ' box--below' : ''}${left < 0.04 ? ' box--inside' : ''}`;
  return html`<span class="box${sides}" style="${place}" aria-hidden="true"
    ><b>${number}</b></span
  >`;
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

function printWidthMm({ width, height }: { width: number; height: number }): number {
  const { widthMm, heightMm, smallestWidthMm } = tallestOnOnePage;
  const fitting = Math.floor((heightMm * width) / height);
  return fitting >= smallestWidthMm ? Math.min(widthMm, fitting) : widthMm;
}
