import type { PageAnswer } from '@curbcut/testing';
import { callAs, scanAs } from './account.ts';
import type { SharedProduct } from './shared-product.ts';

/** Issues of all kinds, with questions, measured facts, a way of the keyboard, and advice beyond the standard. */
function harbor(tides: string): string {
  return `<!doctype html><html lang="en"><head><title>Harbor</title></head><body>
  <header><a href="/north">Details</a> <a href="/south">Details</a></header>
  <main><h1>Harbor</h1><img src="/boat.png" width="300" height="120">
  <p style="color:#bbb;background:#fff">Sailings every two hours</p>${tides}
  <p style="background:url('/sea.png');color:#777">Fares</p>
  <div style="width:900px">A line that is wider than a narrow screen, so that it has to be scrolled to be read</div>
  <div id="tides" style="cursor:pointer;width:200px" onclick="table.hidden=!table.hidden">Show the tides</div>
  <p id="table" hidden>High water is at noon.</p>
  <h4>Contact</h4><form><input name="from" placeholder="From"><button></button></form></main></body></html>`;
}

function pier(name: string, links: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><title>${name} pier</title></head><body>
  <nav>${links.map((link) => `<a href="${link}"><img src="${link}.png" width="40" height="40"></a>`).join('')}</nav>
  <main><h1>${name} pier</h1><p>Boats leave from here.</p><p style="color:#bbb;background:#fff">No sailings in a storm</p></main></body></html>`;
}

const piers = ['/pier', '/pier/east', '/pier/west'];
let harborScans = 0;

/** What the views are results of: a page that changes with each scan, and a site with a near-copy and a page that is gone. */
export const viewedPages: Record<string, PageAnswer> = {
  '/harbor': (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(harbor(harborScans === 0 ? '<h4>Tides</h4><input>' : ''));
  },
  ...Object.fromEntries(
    piers.map((where) => [where, pier(where, [...piers, '/pier/log?action=edit', '/pier/gone'])]),
  ),
};

interface RecordedIssue {
  fingerprint: string;
  outcome: string;
}

async function issuesOf(product: SharedProduct, token: string, id: string) {
  const { results } = await callAs(product, token, 'GET', `/scan/${id}`);
  const lists = results as Record<'lighthouse_issues' | 'additional_issues', RecordedIssue[]>;
  return [...lists.lighthouse_issues, ...lists.additional_issues];
}

/** Each kind of decision once, and a criterion that a person has checked. */
async function decide(product: SharedProduct, token: string, scanId: string): Promise<void> {
  const issues = await issuesOf(product, token, scanId);
  const failed = issues.filter(({ outcome }) => outcome === 'failed');
  const asked = issues.filter(({ outcome }) => outcome === 'needs-review');
  const verdicts = [
    [failed[0], { kind: 'ignored', reason: 'planned', note: 'After the next release.' }],
    [failed[1], { kind: 'false-alarm', note: 'It is decoration.' }],
    [asked[0], { kind: 'problem', note: 'It cannot be read.' }],
  ] as const;
  for (const [issue, verdict] of verdicts) {
    if (!issue) throw new Error('The page has fewer issues than decisions.');
    const { fingerprint } = issue;
    await callAs(product, token, 'POST', `/scan/${scanId}/verdicts`, { fingerprint, ...verdict });
  }
  const checked = { check: '1.2.4', answer: 'passed', note: 'Looked at.' };
  await callAs(product, token, 'POST', `/scan/${scanId}/checks`, checked);
}

/**
 * Scans what the views show, as somebody with a plan that has everything. Returns the path of a view from one of
 * `resultViews`, where names in capitals stand for what was scanned.
 */
export async function prepareViews(
  product: SharedProduct,
  token: string,
  urlOf: (path: string) => string,
): Promise<(view: string) => string> {
  const names: Record<string, string> = {};
  harborScans = 0;
  names['OLDER'] = await scanAs(product, token, urlOf('/harbor'));
  harborScans += 1;
  names['SCAN'] = await scanAs(product, token, urlOf('/harbor'));
  names['DECIDED'] = await scanAs(product, token, urlOf('/harbor?decided'));
  await decide(product, token, names['DECIDED']);
  names['SITE'] = await scanAs(product, token, urlOf('/pier'), { scan_type: 'site' });
  const shared = await callAs(product, token, 'POST', `/scan/${names['DECIDED']}/share`, {
    days: 7,
  });
  names['SHARED'] = String(shared['url']).split('/').at(-1) ?? '';
  for (const scan of ['SCAN', 'SITE']) {
    const issues = await issuesOf(product, token, names[scan] ?? '');
    const first = issues.find(({ outcome }) => outcome === 'failed');
    names[`ISSUE_OF_${scan}`] = first?.fingerprint ?? '';
  }
  names['HARBOR'] = encodeURIComponent(urlOf('/harbor'));
  names['OTHER'] = encodeURIComponent(urlOf('/harbor?decided'));
  return (view) => view.replaceAll(/[A-Z_]{4,}/g, (name) => names[name] ?? name);
}

/** Views of results, and of lists of them: what it is called, where it is, and a text that says that it is there. */
export const resultViews = [
  ['the issues', '/scan/SCAN', 'Do these three first'],
  ['an issue that a link names', '/scan/SCAN#i-ISSUE_OF_SCAN', 'Affected elements'],
  ['the issues by source, filtered', '/scan/SCAN?group=source&severity=serious', 'Lighthouse'],
  ['the issues by criterion', '/scan/SCAN?group=criterion', 'Do these three first'],
  ['no matching issue', '/scan/SCAN?q=nothing-of-the-kind', 'No matching issues found'],
  ['the issues with decisions', '/scan/DECIDED', 'Set aside'],
  ['the questions', '/scan/SCAN?view=review', 'Your answer'],
  ['the questions with answers', '/scan/DECIDED?view=review', 'Decided'],
  ['the criteria by state', '/scan/DECIDED?view=criteria', 'For the whole page'],
  ['the criteria by number', '/scan/SCAN?view=criteria&order=number', '1. Perceivable'],
  ['all rules', '/scan/SCAN?view=criteria&order=rule', 'Not applicable'],
  [
    'the rules that a search finds',
    '/scan/SCAN?view=criteria&order=rule&rules=1.4',
    'Not applicable',
  ],
  ['no matching rule', '/scan/SCAN?view=criteria&order=rule&rules=qwertz', 'No matching rules'],
  ['a standard that was not judged by', '/scan/SCAN?standard=2.1-AAA', 'WCAG 2.1 AAA'],
  ['the way of the keyboard', '/scan/SCAN?view=keyboard', 'Stops'],
  ['a site with a cause that is open', '/scan/SITE#i-ISSUE_OF_SITE', 'Pages with this issue'],
  ['a site’s causes by source', '/scan/SITE?group=source', 'Lighthouse Accessibility Issues'],
  ['a site’s criteria', '/scan/SITE?view=criteria', 'WCAG 2.2, level A and AA'],
  ['two scans of a page', '/compare?older=OLDER&newer=SCAN', 'Fixed'],
  ['two websites', '/compare?url=HARBOR&url=OTHER', 'Compare'],
  ['a trend', '/dashboard?tab=trends&website=HARBOR', 'Score'],
  ['the dashboard with websites', '/dashboard', 'Websites'],
  ['a shared result', '/shared/SHARED', 'Do these three first'],
  ['the questions of a shared result', '/shared/SHARED?view=review', 'Decided'],
  ['the criteria of a shared result', '/shared/SHARED?view=criteria', 'For the whole page'],
  ['the sample’s criteria', '/sample-result?view=criteria', 'For the whole page'],
  ['the sample’s way of the keyboard', '/sample-result?view=keyboard', 'Stops'],
] as const;

/** Whether a view is shown to whoever is signed in only. */
export function needsAccount(view: string): boolean {
  return /^\/(?:scan|compare|dashboard)\b/.test(view);
}
