import type { Issue } from '@curbcut/model/scan';
import type { Scanner } from '@curbcut/scanner';
import type { asLoaded, asLoadedWithoutAlfa } from '@curbcut/scanner/rig';
import type { displays } from './displays.ts';
import { ownFailures } from './own-failures.ts';

/** Pages of ours that our own scanner looks at side by side. */
export const ownSlots = 3;

export interface OwnView {
  name: string;
  url: string;
  /** How the page's title begins: another page in its place would pass as well. */
  title?: string;
  /** Used by keyboard and mouse, and not looked at alone. */
  isUsed: boolean;
  /** What the scan rightly says that it could not judge of it. */
  notSeen: readonly RegExp[];
}

export interface OwnLook {
  display: (typeof displays)[number];
  /** How many views at once: as many as the scanner has slots. */
  slots: number;
  /** With the scanner's usual limits what they leave unused is no fault of a page; with `wholeUse` nothing may be left. */
  limits: 'usual' | 'whole';
  /** Of the display that is asked for only, without what shows in a narrow window, in the dark or in forced colors. */
  scan: typeof asLoaded | typeof asLoadedWithoutAlfa;
}

/** What our own scanner finds on views of ours, or could not look at, as lines that name the view. */
export async function findOwnIssues(
  scanner: Scanner,
  views: readonly OwnView[],
  look: OwnLook,
): Promise<string[]> {
  const waiting = [...views];
  const found: string[] = [];
  const work = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) {
      const issues = await findIssuesOf(scanner, view, look);
      const { name } = view;
      found.push(...issues.map((issue) => `${name}: ${issue}`));
    }
  };
  await Promise.all(Array.from({ length: look.slots }, work));
  return found.toSorted();
}

async function findIssuesOf(
  scanner: Scanner,
  { url, title = '', isUsed, notSeen }: OwnView,
  { display, limits, scan }: OwnLook,
): Promise<string[]> {
  const { pageScan } = await scanner.scanPage(url, {
    ...scan,
    display,
    interaction: isUsed,
  });
  if (pageScan.status === 'failed') return [pageScan.error.message];
  if (!pageScan.page.title.startsWith(title)) return [`another page: ${pageScan.page.title}`];
  const notAssessed = pageScan.notAssessed.filter(
    ({ code, message }) =>
      (isUsed || code !== 'NOT_USED') &&
      // Ours print, download and sign out as well.
      code !== 'LEFT_ALONE' &&
      (limits === 'whole' || code !== 'CHECK_LIMIT') &&
      !notSeen.some((said) => said.test(message)),
  );
  return [
    ...ownFailures(pageScan).map(describeIssue),
    ...notAssessed.map((part) => `not assessed: ${JSON.stringify(part)}`),
  ];
}

function describeIssue({ rule, nodes: [node], reproduction }: Issue): string {
  const steps = reproduction ? ` (${reproduction.steps.join(' ')})` : '';
  return `${rule}: ${node?.html}: ${node?.failureSummary}${steps}`;
}
