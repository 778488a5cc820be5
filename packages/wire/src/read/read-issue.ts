import {
  isCategorySlug,
  issueTags,
  levels,
  lifecycles,
  type CodeChange,
  type CodeFix,
  type Detection,
  type Issue,
  componentReaches,
  type IssueComponent,
  type IssueGuide,
  type IssueNode,
  type Level,
  type MeasuredFact,
  wcagCriteria,
} from '@curbcut/model/scan';
import { asCount, asFlag, asList, asText, asTexts, fieldAt, firstAt } from './json-field.ts';
import { asImpact } from './read-impact.ts';
import { oneOf } from './one-of.ts';
import { readBox } from './read-box.ts';
import { readPictures, readReproduction } from './read-reproduction.ts';
import { readVerdict } from './read-verdict.ts';

/**
 * An issue of either list, in any spelling, with the specified defaults: type `Issue`, severity moderate.
 * `detectedBy`: by whom, where the entry does not say.
 */
export function readIssue(
  value: unknown,
  index: number,
  detectedBy: (rule: string) => Detection[] = () => [],
): Issue {
  const text = (paths: readonly string[]) => firstAt(value, paths, asText) ?? '';
  const rule = firstAt(value, ['type'], asText) ?? 'Issue';
  const category = fieldAt(value, 'category');
  const nodes = (asList(fieldAt(value, 'nodes')) ?? []).map(readNode);
  const engines = (asList(fieldAt(value, 'engines')) ?? []).flatMap(readDetection);
  const pagesCount = firstAt(value, ['pages_count'], asCount);
  const differentElements = firstAt(value, ['different_elements'], asCount);
  const component = readComponent(fieldAt(value, 'component'));
  const reproduction = readReproduction(fieldAt(value, 'reproduction'));
  const guide = readGuide(fieldAt(value, 'guide'));
  const verdict = readVerdict(fieldAt(value, 'verdict'));
  const verdictRevision = firstAt(value, ['verdict_revision'], asCount);
  const inStandard = asFlag(fieldAt(value, 'in_standard'));
  const splitFrom = firstAt(value, ['split_from'], asText);
  const wcag = asTexts(fieldAt(value, 'wcag')) ?? [];
  return {
    rule,
    outcome: fieldAt(value, 'outcome') === 'needs-review' ? 'needs-review' : 'failed',
    impact: firstAt(value, ['severity', 'impact'], asImpact) ?? 'moderate',
    category: isCategorySlug(category) ? category : 'document-structure',
    title: text(['title', 'message', 'type']) || rule,
    description: text(['description', 'message']),
    help: text(['help', 'how_to_fix']),
    helpUrl: text(['help_url', 'helpUrl']),
    fingerprint: text(['fingerprint']) || `${rule}-${index}`,
    wcag,
    level: oneOf(levels, fieldAt(value, 'level')) ?? levelOf(wcag),
    ...(inStandard === null ? {} : { inStandard }),
    actRules: asTexts(fieldAt(value, 'act_rules')) ?? [],
    tags: (asTexts(fieldAt(value, 'tags')) ?? []).flatMap((tag) => oneOf(issueTags, tag) ?? []),
    detectedBy: engines.length > 0 ? engines : detectedBy(rule),
    lifecycle: oneOf(lifecycles, fieldAt(value, 'lifecycle')),
    nodes,
    nodesTotal: firstAt(value, ['nodes_total'], asCount) ?? nodes.length,
    ...(pagesCount === null ? {} : { pagesCount }),
    ...(differentElements === null ? {} : { differentElements }),
    ...(component ? { component } : {}),
    fix: readFix(fieldAt(value, 'fix')),
    ...(guide ? { guide } : {}),
    ...(reproduction ? { reproduction } : {}),
    ...(verdict ? { verdict } : {}),
    ...(verdictRevision === null ? {} : { verdictRevision }),
    ...(splitFrom === null ? {} : { splitFrom }),
  };
}

function readGuide(value: unknown): IssueGuide | null {
  const todo = asText(fieldAt(value, 'todo'));
  if (todo === null) return null;
  const verification = asText(fieldAt(value, 'verification')) ?? '';
  return { todo, verification, techniques: asTexts(fieldAt(value, 'techniques')) ?? [] };
}

/** The level that asks the most people to meet it; A without criteria, so that nothing that failed is left uncounted. */
function levelOf(wcag: readonly string[]): Level {
  const asked = wcag.map((criterion) => wcagCriteria[criterion]?.level);
  return levels.find((level) => asked.some((one) => one === level)) ?? 'A';
}

function readNode(value: unknown, index: number): IssueNode {
  const target = fieldAt(value, 'target');
  const text = (paths: readonly string[]) => firstAt(value, paths, asText) ?? '';
  const pageUrl = firstAt(value, ['page_url'], asText);
  const pageScanId = firstAt(value, ['page_scan_id'], asText);
  const facts = (asList(fieldAt(value, 'facts')) ?? []).flatMap(readFact);
  const fix = readChange(fieldAt(value, 'fix'));
  return {
    target: asTexts(target) ?? (typeof target === 'string' ? [target] : []),
    html: text(['html']),
    failureSummary: text(['failureSummary', 'failure_summary']),
    ...(facts.length === 0 ? {} : { facts }),
    fingerprint: text(['fingerprint']) || `node-${index}`,
    ...(fix ? { fix } : {}),
    box: readBox(fieldAt(value, 'box')),
    ...(pageUrl === null
      ? {}
      : { page: { url: pageUrl, ...(pageScanId === null ? {} : { scanId: pageScanId }) } }),
    ...(fieldAt(value, 'lifecycle') === 'new' ? { lifecycle: 'new' as const } : {}),
    marker: asCount(fieldAt(value, 'marker')),
  };
}

function readFact(value: unknown): MeasuredFact[] {
  const [name, said] = [asText(fieldAt(value, 'name')), asText(fieldAt(value, 'value'))];
  return name === null || said === null ? [] : [{ name, value: said }];
}

function readComponent(value: unknown): IssueComponent | null {
  const pattern = asText(fieldAt(value, 'pattern'));
  if (pattern === null) return null;
  const reach = componentReaches.find((known) => known === asText(fieldAt(value, 'reach')));
  const name = asText(fieldAt(value, 'name'));
  return {
    pattern,
    colors: asText(fieldAt(value, 'colors')),
    ...(reach ? { reach } : {}),
    ...(name ? { name } : {}),
  };
}

function readDetection(value: unknown): Detection[] {
  const engine = asText(fieldAt(value, 'engine'));
  return engine === null ? [] : [{ engine, rule: asText(fieldAt(value, 'rule')) ?? '' }];
}

function readFix(value: unknown): CodeFix | null {
  const fix = readChange(value);
  const alternatives = (asList(fieldAt(value, 'alternatives')) ?? []).flatMap(
    (other) => readChange(other) ?? [],
  );
  const pictures = readPictures(value);
  return (
    fix && {
      ...fix,
      ...(alternatives.length > 0 ? { alternatives } : {}),
      ...(pictures.length > 0 ? { pictures } : {}),
    }
  );
}

function readChange(value: unknown): CodeChange | null {
  const part = (name: string) => fieldAt(value, name);
  const [before, after, note] = [part('before'), part('after'), part('note')];
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  return { before, after, note: typeof note === 'string' ? note : '' };
}
