import type { EngineRun, ScanRecord } from '@curbcut/contracts';
import packageFile from '../../package.json' with { type: 'json' };
import { reportIssues } from '../html/report-issues.ts';
import { visibleText } from '../html/visible-text.ts';
import { pageUri } from './sarif-address.ts';
import { sarifInvocation } from './sarif-invocation.ts';
import { sarifResults } from './sarif-results.ts';
import { sarifRules } from './sarif-rules.ts';
import { sarifText } from './sarif-text.ts';

/**
 * Scans as one SARIF 2.1.0 log, a run for each, indented and ending in a newline. The same records give the same text.
 * A scan without a result has no `results`, so that nothing takes it for a clean page; its invocation says why.
 */
export function renderSarifReport(...records: ScanRecord[]): string {
  const log = {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: records.map(run),
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function run(record: ScanRecord) {
  const { results, metadata } = record;
  const { failed, needsReview, engineErrors } = results
    ? reportIssues(results)
    : { failed: [], needsReview: [], engineErrors: [] };
  const issues = [...failed, ...needsReview].map(({ issue }) => issue);
  const all = [...issues, ...(results?.fixed_issues ?? [])];
  const rules = sarifRules(all);
  const ruleIds = rules.map(({ id }) => id);
  const uri = pageUri(record.url);
  return {
    tool: {
      driver: {
        name: 'Curbcut',
        version: packageFile.version,
        semanticVersion: packageFile.version,
        informationUri: 'https://github.com/curbcut/curbcut',
        rules,
      },
      extensions: extensions(metadata.engines),
    },
    // The part before the last slash names what later runs are compared with: the page.
    automationDetails: { id: `${encodeURIComponent(uri)}/${pageUri(record.scan_id)}` },
    invocations: [sarifInvocation(record, engineErrors, uri)],
    artifacts: [artifact(record, uri)],
    ...(results ? { results: sarifResults(all, ruleIds, uri) } : {}),
    columnKind: 'utf16CodeUnits',
    properties: { finalAddress: visibleText(metadata.final_url ?? '') },
  };
}

function artifact({ metadata }: ScanRecord, uri: string) {
  const title = sarifText(metadata.page_title ?? '');
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
