import { describe, expect, it } from 'vitest';
import { HostsAnswer } from '../dashboard/dashboard.ts';
import { ShareAnswer, SharesAnswer } from '../scan/share.ts';
import { CheckRequestAnswer, CriteriaAnswer } from '../verdicts/criteria.ts';
import { readAnsweredCheck, readCriteria } from './read-criteria.ts';
import { readHosts } from './read-hosts.ts';
import { readShare, readShares } from './read-shares.ts';

// What the dashboard's websites and a result ask for: read without the schemas, which are not in their script.

const host: HostsAnswer['hosts'][number] = {
  host: 'harbor.example',
  urls_count: 3,
  results_count: 7,
  scan_id: 's1',
  url: 'https://harbor.example/',
  scan_type: 'site',
  standard: '2.1-AA',
  interaction: false,
  scan_date: '2026-11-01T00:00:00.000Z',
  pages_done: 12,
  picture_scan_id: 's2',
  overall_score: 0.71,
  previous_score: 0.7,
  new_count: 0,
  scores: [0.5, 0.71],
  open_critical: 2,
  critical_scan_id: 's3',
  critical_url: 'https://harbor.example/fares',
  next_run: { at: '2026-12-01T00:00:00.000Z', frequency: 'weekly' },
};
const bare: HostsAnswer['hosts'][number] = {
  ...host,
  pages_done: null,
  picture_scan_id: null,
  overall_score: null,
  previous_score: null,
  new_count: null,
  scores: [],
  open_critical: 0,
  critical_scan_id: null,
  critical_url: null,
  next_run: null,
};

describe('the websites', () => {
  const answer = { total: 2, hosts: [host, bare] };

  it('are read as the server gives them', () => {
    expect(HostsAnswer.parse(answer)).toEqual(answer);
    expect(readHosts(answer)).toEqual(answer);
  });

  it('are without what could not be shown', () => {
    expect(readHosts({ hosts: [null, {}, { ...host, scan_id: '' }, host] })).toEqual({
      total: 1,
      hosts: [host],
    });
  });

  it.each([[null], [{}], [{ hosts: 'none' }]])('%j are none', (nothing) => {
    expect(readHosts(nothing)).toBeNull();
  });
});

const given = {
  answer: 'passed' as const,
  note: 'Looked at with a screen reader.',
  author: 'Maya',
  answered_at: '2026-11-01T00:00:00.000Z',
  revision: 4,
};
const criterion: CriteriaAnswer['criteria'][number] = {
  number: '1.1.1',
  name: 'Non-text Content',
  level: 'A',
  url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
  state: 'failed',
  left_alone: ['Not tried: the form with “Send”.'],
  issues: ['f1'],
  by_person: true,
  rules: [
    {
      id: 'image-alt',
      title: 'Images have no alternative text',
      outcome: 'failed',
      techniques: ['F65'],
      act_rules: ['23a2a8'],
    },
  ],
  person: 'Do the texts say what the pictures say?',
  answer: given,
};

const listedRule: CriteriaAnswer['rules'][number] = {
  id: 'heading-order',
  title: 'Heading levels are skipped',
  outcome: 'passed',
  level: 'best-practice',
  criteria: [],
  in_standard: false,
  issues: [],
  techniques: ['G141'],
  act_rules: [],
};

describe('the criteria', () => {
  const answer: CriteriaAnswer = {
    standard: 'WCAG 2.2, level A and AA',
    criteria: [criterion, { ...criterion, state: 'person', rules: [], issues: [], answer: null }],
    rules: [listedRule],
    checks: [{ id: 'zoom', question: 'Is everything there?', criteria: ['1.4.4'], answer: null }],
  };

  it('are read as the server gives them', () => {
    expect(CriteriaAnswer.parse(answer)).toEqual(answer);
    expect(readCriteria(answer)).toEqual(answer);
  });

  it('are without what could not be shown', () => {
    const odd = [null, { ...criterion, state: 'maybe' }, { ...criterion, level: 'B' }, criterion];
    const rules = [{ ...listedRule, level: 'B' }, { ...listedRule, outcome: 'ok' }, listedRule];
    expect(readCriteria({ criteria: odd, rules })).toEqual({
      standard: '',
      criteria: [criterion],
      rules: [listedRule],
      checks: [],
    });
  });

  it.each([[null], [{}], [{ criteria: 7 }]])('%j are none', (nothing) => {
    expect(readCriteria(nothing)).toBeNull();
  });

  it('an answer that was given is read as the server gives it', () => {
    const answered = { success: true, check: '1.1.1', answer: given };
    expect(CheckRequestAnswer.parse(answered)).toEqual(answered);
    expect(readAnsweredCheck(answered)).toEqual(given);
    expect(readAnsweredCheck({ success: true })).toBeNull();
  });
});

describe('the links of a scan', () => {
  const link = {
    share_id: 'k1',
    created_at: '2026-11-01T00:00:00.000Z',
    expires_at: '2026-12-01T00:00:00.000Z',
    views: 3,
  };

  it('are read as the server gives them', () => {
    const answer = { shares: [link] };
    expect(SharesAnswer.parse(answer)).toEqual(answer);
    expect(readShares(answer)).toEqual(answer);
    expect(readShares({ shares: [{}, link] })).toEqual(answer);
    expect(readShares({})).toBeNull();
  });

  it('a new one is read with its address, or not at all', () => {
    const made = {
      success: true,
      url: 'https://curbcut.example/shared/x',
      share_id: 'k1',
      expires_at: '2026-12-01T00:00:00.000Z',
    };
    expect(ShareAnswer.parse(made)).toEqual(made);
    expect(readShare(made)).toEqual(made);
    expect(readShare({ ...made, url: undefined })).toBeNull();
  });
});
