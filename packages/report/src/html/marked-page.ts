import { html } from 'ghtml';
import { countOf } from '@curbcut/model/text';
import { type IssueNode, type ScanReport } from '@curbcut/model/scan';
import { elementBox, type PictureArea } from './element-box.ts';
import type { NumberedIssue } from './report-issues.ts';
import { pageName } from './page-name.ts';

export interface ReportScreenshot {
  mediaType: string;
  bytes: Uint8Array;
}

type Picture = NonNullable<ScanReport['screenshot']>;

/** Height by width. A taller picture fits no page: browsers would move it away from its boxes, so it is cut here. */
const tallestWhole = 2.2;
const sliceShape = 2.4;

/**
 * The picture of the page with numbered boxes; empty when there is no picture.
 * Not a figure element: a tagged PDF would make a second Figure of it, one without a text alternative.
 */
export function markedPage(
  report: ScanReport,
  issues: readonly NumberedIssue[],
  screenshot: ReportScreenshot | undefined,
): string {
  const picture = report.screenshot;
  if (!screenshot || !picture || !/^image\/(?:webp|png|jpeg)$/.test(screenshot.mediaType)) {
    return '';
  }
  const nodes = [...markedNodes(issues)].sort(([, a], [, b]) => areaOf(b) - areaOf(a));
  const source = `data:${screenshot.mediaType};base64,${Buffer.from(screenshot.bytes).toString('base64')}`;
  const alt = `Screenshot of ${pageName(report)} with ${countOf(nodes.length, 'marked element')}`;
  const isTall = picture.height > picture.width * tallestWhole;
  const shot = isTall ? slices(picture, nodes, source, alt) : whole(picture, nodes, source, alt);
  const note = picture.truncated
    ? ' The page is taller than the picture; elements below its end have no number.'
    : '';
  return html`<section class="${isTall ? '' : 'keep'}" aria-labelledby="marked-page">
    <h2 id="marked-page">The page, with marked elements</h2>
    <div>
      !${shot}
      <p class="caption">Numbers appear again at each issue.${note}</p>
    </div>
  </section>`;
}

/** Each number once. */
function markedNodes(issues: readonly NumberedIssue[]): Map<number, IssueNode> {
  const nodes = new Map<number, IssueNode>();
  for (const { issue } of issues) {
    for (const node of issue.nodes) {
      if (typeof node.marker === 'number' && node.box) nodes.set(node.marker, node);
    }
  }
  return nodes;
}

/** Large boxes are drawn first, so that the small ones inside them stay visible. */
function areaOf({ box }: IssueNode): number {
  return box ? box.width * box.height : 0;
}

type Marked = readonly (readonly [number, IssueNode])[];

function boxes(nodes: Marked, picture: Picture, area: PictureArea): string[] {
  return nodes.map(([number, node]) => elementBox(number, node.box, picture.scale, area));
}

function whole(picture: Picture, nodes: Marked, source: string, alt: string): string {
  const { width, height } = picture;
  return html`<div class="shot">
    <img
      src="!${source}"
      width="${width}"
      height="${height}"
      alt="${alt}"
    />!${boxes(nodes, picture, { width, height, top: 0 })}
  </div>`;
}

/** Slices of one background, named once, so that the picture's bytes stand in the file once. */
function slices(picture: Picture, nodes: Marked, source: string, alt: string): string {
  const { width, height } = picture;
  const count = Math.ceil(height / (width * sliceShape));
  const parts = Array.from({ length: count }, (_, index) => {
    const top = index * width * sliceShape;
    const area = { width, height: Math.min(width * sliceShape, height - top), top };
    const shift = (100 * top) / (height - area.height);
    return html`<div
      class="slice"
      role="img"
      aria-label="${alt}, part ${index + 1} of ${count}"
      style="aspect-ratio:${width}/${area.height};background-position:0 ${shift}%"
    >
      !${boxes(nodes, picture, area)}
    </div>`;
  });
  return html`<div class="shot shot--sliced" style="--picture:url(!${source})">!${parts}</div>`;
}
