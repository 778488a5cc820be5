import {
  standardName,
  worstFirst,
  type ScanReport,
  type Issue,
  type EngineRun,
} from '@curbcut/model/scan';
import packageFile from '../../package.json' with { type: 'json' };
import { limitElements } from '../size/limit-elements.ts';
import { visibleText } from '../html/visible-text.ts';
import { pageUri } from './sarif-uri.ts';
import { sarifInvocation } from './sarif-invocation.ts';
import { sarifResults } from './sarif-results.ts';
import { sarifRules } from './sarif-rules.ts';
import { sarifText } from './sarif-text.ts';

/**
 * Scans as one SARIF 2.1.0 log, a run for each, indented and ending in a newline. The same reports give the same text.
 * Of very many elements each run has as many as 10 MB hold. A scan without a result has no `results`, so that nothing takes it for a clean page; its invocation says why.
 */
export function renderSarifReport(...reports: ScanReport[]): string {
  const log = {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: reports.map((report) => run(limitElements(report, { bytesOf, issueBytesOf }))),
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** A result's names, braces and indentation, and the issue's own words. */
function bytesOf(issue: Issue): number {
  return 1_450 + Buffer.byteLength(`${issue.title}${issue.reproduction?.state ?? ''}`);
}

/** Its rule, which issues may share, and how to see it again. */
function issueBytesOf({ description, help, reproduction }: Issue): number {
  const { steps = [], snippet = '' } = reproduction ?? {};
  return 200 + Buffer.byteLength([description, help, snippet, ...steps].join(' '));
}

function run(report: ScanReport) {
  const { result } = report;
  const issues = result ? worstFirst(result.issues) : [];
  const all = [...issues, ...(report.comparison?.fixed ?? [])];
  const rules = sarifRules(all);
  const ruleIds = rules.map(({ id }) => id);
  const uri = pageUri(report.url);
  const pages = issues.flatMap(({ nodes }) => nodes.flatMap((node) => node.page?.url ?? []));
  const uris = [...new Set([uri, ...pages.map(pageUri)])];
  return {
    tool: {
      driver: {
        name: 'Curbcut',
        version: packageFile.version,
        semanticVersion: packageFile.version,
        informationUri: 'https://github.com/curbcut/curbcut',
        rules,
      },
      extensions: extensions(result?.engines ?? []),
    },
    // The part before the last slash names what later runs are compared with: the page.
    automationDetails: { id: `${encodeURIComponent(uri)}/${pageUri(report.scanId)}` },
    invocations: [sarifInvocation(report, uri)],
    artifacts: uris.map((page, index) => artifact(index === 0 ? report : null, page)),
    ...(result ? { results: sarifResults(all, ruleIds, uris, result.engines) } : {}),
    columnKind: 'utf16CodeUnits',
    properties: {
      finalAddress: visibleText(report.finalUrl ?? ''),
      standard: standardName(report.standard),
    },
  };
}

/** A page; its title is known of the scan's own. */
function artifact(report: ScanReport | null, uri: string) {
  const title = sarifText(report?.result?.page.title ?? '');
  return {
    location: { uri },
    roles: ['analysisTarget'],
    mimeType: 'text/html',
    ...(title ? { description: { text: title } } : {}),
  };
}

/** The engines that ran inside the scan; SARIF wants each once. */
function extensions(engines: readonly EngineRun[]) {
  const versions = new Map(
    engines.map(({ name, version }) => [sarifText(name, 200) || 'engine', sarifText(version, 200)]),
  );
  return [...versions].map(([name, version]) => ({ name, version }));
}
