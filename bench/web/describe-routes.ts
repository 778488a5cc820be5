import { markdownTable } from '../results/markdown-table.ts';
import { auditedCategories, type RouteAudit } from './audit-route.ts';
import type { BenchRoute } from './routes.ts';

export interface MeasuredRoute {
  route: BenchRoute;
  scriptBytes: number;
  audit: RouteAudit;
}

/** A page that no search engine must list fails this one on purpose. */
const listingAudit = 'is-crawlable';

export function isWithinTargets(measured: MeasuredRoute): boolean {
  return problemsOf(measured).length === 0;
}

/** What is over a budget or below a target, a line each. */
export function problemsOf({ route, scriptBytes, audit }: MeasuredRoute): string[] {
  const { scriptBudget, notListedBecause, leastPerformance } = route;
  const budget =
    scriptBudget !== undefined && scriptBytes > scriptBudget
      ? [`${scriptBytes} bytes of script, ${scriptBudget} allowed`]
      : [];
  const low = auditedCategories.flatMap(({ id, title, ...category }) => {
    const least = (id === 'performance' ? leastPerformance : undefined) ?? category.least;
    const failed = audit.failed.filter(({ category }) => category === id);
    const meant = notListedBecause !== undefined && id === 'seo';
    const wrong = meant ? failed.filter((one) => one.id !== listingAudit) : failed;
    if (audit.scores[id] >= least || (meant && wrong.length === 0)) return [];
    return [
      `${title} ${audit.scores[id]}, at least ${least} is wanted`,
      ...wrong.map((one) => `${one.id}: ${one.title} ${one.value} ${one.items}`.trim()),
    ];
  });
  return [...budget, ...low];
}

/** A Markdown table of all pages, with the reasons why some are not listed by search engines. */
export function describeRoutes(measured: readonly MeasuredRoute[]): string {
  const right = (title: string) => ({ title, align: 'right' as const });
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const table = markdownTable(
    [
      { title: 'Page', align: 'left' },
      right('Script kB'),
      right('Budget kB'),
      ...auditedCategories.map(({ title }) => right(title)),
    ],
    measured.map(({ route, scriptBytes, audit }) => [
      nameOf(route),
      kilobytes(scriptBytes),
      route.scriptBudget === undefined ? '' : kilobytes(route.scriptBudget),
      ...auditedCategories.map(({ id }) => {
        const isMeant = id === 'seo' && audit.scores.seo < 100 && isNotListed(route, audit);
        return `${audit.scores[id]}${isMeant ? ' *' : ''}`;
      }),
    ]),
  );
  const meant = measured.filter(({ route, audit }) => isNotListed(route, audit));
  if (meant.length === 0) return table;
  const reasons = meant.map(({ route }) => `\`${nameOf(route)}\`: ${route.notListedBecause}`);
  return `${table}\n\n\\* All but “${listingAudit}”, which must fail where a page is not for search engines:\n\n${reasons.map((reason) => `- ${reason}`).join('\n')}`;
}

function isNotListed(route: BenchRoute, audit: RouteAudit): boolean {
  const seo = audit.failed.filter(({ category }) => category === 'seo');
  return (
    route.notListedBecause !== undefined &&
    seo.length > 0 &&
    seo.every(({ id }) => id === listingAudit)
  );
}

/** Ids and tokens say nothing. */
function nameOf({ path, name }: BenchRoute): string {
  return name ?? path.replace(/^\/(results|scan|shared)\/.*/, '/$1/…');
}
