import type { IssueVerdict, ScanResult } from '@curbcut/model/scan';
import { describe, expect, it } from 'vitest';
import { makeIssue } from '../../entities/result/issue.fixture.ts';
import { causeOnPage } from './cause-on-page.ts';

const [node] = makeIssue().nodes;
if (!node) throw new Error('The fixture has an element');
const at = (selector: string) => ({ ...node, target: [selector], fingerprint: selector });

const ofPage = makeIssue({
  fingerprint: 'of the page',
  nodes: [at('nav > img:nth-child(1)'), at('main > p > img'), at('nav > img:nth-child(2)')],
  nodesTotal: 3,
});
const menu = makeIssue({
  fingerprint: 'the menu',
  component: { pattern: 'nav img', colors: null },
  pagesCount: 63,
  nodes: [],
  nodesTotal: 126,
});
const rest = makeIssue({ ...menu, fingerprint: 'the rest', component: undefined });
const page = (issues: ScanResult['issues']) => ({ issues });
const selectors = (issue: ReturnType<typeof causeOnPage>) =>
  issue?.nodes.map(({ target }) => target[0]);

describe('a cause on one of its pages', () => {
  it('has the elements of its kind there, under its own name', () => {
    const found = causeOnPage(menu, page([ofPage]), [menu, rest]);
    expect(selectors(found)).toEqual(['nav > img:nth-child(1)', 'nav > img:nth-child(2)']);
    expect(found).toMatchObject({ fingerprint: 'the menu', nodesTotal: 2 });
    expect(found?.pagesCount).toBeUndefined();
  });

  it('has what is of no other cause where its elements have nothing in common', () => {
    expect(selectors(causeOnPage(rest, page([ofPage]), [menu, rest]))).toEqual(['main > p > img']);
  });

  it('leaves out what is told apart as another cause, however wide its own pattern is', () => {
    const links = makeIssue({ ...menu, component: { pattern: 'img', colors: null } });
    const contents = makeIssue({
      ...menu,
      fingerprint: 'the contents',
      component: { pattern: 'dl.toc img', colors: null },
    });
    const nodes = [at('p > img'), at('dl.toc > dd > img')];
    const found = causeOnPage(links, page([{ ...ofPage, nodes }]), [links, contents]);
    expect(selectors(found)).toEqual(['p > img']);
  });

  it('puts together what was decided there and what was not', () => {
    const [first, ...others] = ofPage.nodes;
    if (!first) throw new Error('There is one');
    const parts = [
      { ...ofPage, nodes: others, nodesTotal: 2 },
      {
        ...ofPage,
        fingerprint: 'decided',
        splitFrom: 'of the page',
        nodes: [first],
        nodesTotal: 1,
      },
    ];
    expect(selectors(causeOnPage(menu, page(parts), [menu]))).toHaveLength(2);
  });

  it('has the elements that were decided as it was where parts of it were decided apart', () => {
    const verdict: IssueVerdict = {
      id: 'verdict',
      kind: 'false-alarm',
      reason: null,
      note: '',
      endsOn: null,
      scope: 'page',
      author: 'Ada',
      decidedAt: '2026-11-01T10:00:00.000Z',
      elementsShown: 1,
    };
    const [first, ...others] = ofPage.nodes;
    if (!first) throw new Error('There is one');
    const open = { ...ofPage, nodes: others, nodesTotal: 2 };
    const decided = { ...ofPage, splitFrom: 'of the page', nodes: [first], nodesTotal: 1, verdict };
    const part = makeIssue({ ...menu, fingerprint: 'a part', splitFrom: 'the menu', verdict });
    const causes = [menu, part, rest];
    const onPage = page([open, decided]);
    expect(selectors(causeOnPage(menu, onPage, causes))).toEqual(['nav > img:nth-child(2)']);
    expect(selectors(causeOnPage(part, onPage, causes))).toEqual(['nav > img:nth-child(1)']);
    expect(causeOnPage(part, page([open]), causes)).toBeNull();
    expect(selectors(causeOnPage(rest, onPage, causes))).toEqual(['main > p > img']);
  });

  it('counts elements beyond those that are stored where all are of its kind', () => {
    const many = {
      ...ofPage,
      nodes: ofPage.nodes.filter((_, index) => index !== 1),
      nodesTotal: 900,
    };
    expect(causeOnPage(menu, page([many]), [menu])?.nodesTotal).toBe(900);
    expect(causeOnPage(menu, page([{ ...ofPage, nodesTotal: 900 }]), [menu])?.nodesTotal).toBe(2);
  });

  it('is the whole page where the issue has no elements', () => {
    const whole = { ...ofPage, nodes: [], nodesTotal: 0 };
    expect(causeOnPage(rest, page([whole]), [rest])).toMatchObject({ nodesTotal: 0, nodes: [] });
  });

  it('is null where the page does not have it, or has it otherwise', () => {
    expect(causeOnPage(menu, page([]), [menu])).toBeNull();
    expect(causeOnPage(menu, page([{ ...ofPage, outcome: 'needs-review' }]), [menu])).toBeNull();
    expect(
      causeOnPage(menu, page([{ ...ofPage, nodes: [at('main > p > img')] }]), [menu]),
    ).toBeNull();
  });
});
