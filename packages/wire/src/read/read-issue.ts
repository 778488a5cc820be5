import { isCategorySlug } from '@curbcut/model/scan';
import { RecordIssue } from '../scan/scan-record.ts';
import { asCount, asList, asText, asTexts, fieldAt, firstAt } from './json-field.ts';
import { asImpact } from './read-impact.ts';

/** An issue of either list, with the specified defaults: type `Issue`, severity moderate. */
export function readIssue(value: unknown, index: number): RecordIssue {
  const canonical = RecordIssue.safeParse(value);
  if (canonical.success) return canonical.data;
  const text = (paths: readonly string[]) => firstAt(value, paths, asText) ?? '';
  const type = firstAt(value, ['type'], asText) ?? 'Issue';
  const impact = firstAt(value, ['severity', 'impact'], asImpact) ?? 'moderate';
  const message = text(['message', 'description', 'title']);
  const title = text(['title', 'message', 'type']) || type;
  const nodes = (asList(fieldAt(value, 'nodes')) ?? []).map(readNode);
  const category = fieldAt(value, 'category');
  return {
    type,
    title,
    impact,
    severity: impact,
    outcome: fieldAt(value, 'outcome') === 'needs-review' ? 'needs-review' : 'failed',
    category: isCategorySlug(category) ? category : 'document-structure',
    description: text(['description', 'message']),
    message,
    help: text(['help', 'how_to_fix']),
    help_url: text(['help_url', 'helpUrl']),
    fingerprint: text(['fingerprint']) || `${type}-${index}`,
    wcag: asTexts(fieldAt(value, 'wcag')) ?? [],
    level: 'best-practice',
    act_rules: [],
    tags: asTexts(fieldAt(value, 'tags')) ?? [],
    engines: [],
    lifecycle: null,
    nodes,
    nodes_total: firstAt(value, ['nodes_total'], asCount) ?? nodes.length,
    fix: null,
  };
}

function readNode(value: unknown, index: number): RecordIssue['nodes'][number] {
  const target = fieldAt(value, 'target');
  const text = (paths: readonly string[]) => firstAt(value, paths, asText) ?? '';
  return {
    target: asTexts(target) ?? (typeof target === 'string' ? [target] : []),
    html: text(['html']),
    failureSummary: text(['failureSummary', 'failure_summary']),
    fingerprint: text(['fingerprint']) || `node-${index}`,
    box: null,
    marker: null,
  };
}
