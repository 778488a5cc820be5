import { defaultStandard, standards } from '@curbcut/model/scan';
import { frequencies } from '@curbcut/model/schedules';
import type { HostRow, HostsAnswer } from '../dashboard/dashboard.ts';
import { asCount, asFlag, asList, asText, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';
import { readJobId } from './read-job-id.ts';
import { asScore } from './read-score.ts';

/** The websites of an account; one without a host, a scan or an address is left out. Null: there is no list. */
export function readHosts(answer: unknown): HostsAnswer | null {
  const list = asList(fieldAt(answer, 'hosts'));
  if (list === null) return null;
  const hosts = list.map(readHost).filter((host) => host !== null);
  return { total: asCount(fieldAt(answer, 'total')) ?? hosts.length, hosts };
}

function readHost(value: unknown): HostRow | null {
  const text = (name: keyof HostRow) => asText(fieldAt(value, name));
  const count = (name: keyof HostRow) => asCount(fieldAt(value, name));
  const host = text('host');
  const url = text('url');
  const scanId = readJobId(value);
  if (host === null || url === null || scanId === null) return null;
  return {
    host,
    urls_count: count('urls_count') ?? 1,
    results_count: count('results_count') ?? 1,
    scan_id: scanId,
    url,
    scan_type: text('scan_type') === 'site' ? 'site' : 'single_page',
    standard: oneOf(standards, fieldAt(value, 'standard')) ?? defaultStandard,
    interaction: asFlag(fieldAt(value, 'interaction')) ?? true,
    scan_date: text('scan_date') ?? '',
    pages_done: count('pages_done'),
    picture_scan_id: text('picture_scan_id'),
    overall_score: asScore(fieldAt(value, 'overall_score')),
    previous_score: asScore(fieldAt(value, 'previous_score')),
    new_count: count('new_count'),
    scores: (asList(fieldAt(value, 'scores')) ?? []).map(asScore).filter((score) => score !== null),
    open_critical: count('open_critical') ?? 0,
    critical_scan_id: text('critical_scan_id'),
    critical_url: text('critical_url'),
    next_run: readNextRun(fieldAt(value, 'next_run')),
  };
}

function readNextRun(value: unknown): HostRow['next_run'] {
  const at = asText(fieldAt(value, 'at'));
  const frequency = oneOf(frequencies, fieldAt(value, 'frequency'));
  return at === null || frequency === null ? null : { at, frequency };
}
