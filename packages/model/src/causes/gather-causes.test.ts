import { expect, test } from 'vitest';
import type { Issue, IssueNode } from '../scan/issue.ts';
import { addToCauses, listCauses, noCauses, type Cause } from './gather-causes.ts';
import { isOfComponent } from './is-of-component.ts';
import { placeOfCause } from './place-of-cause.ts';

const node = (selector: string, html = '<a href="/x">', failureSummary = ''): IssueNode => ({
  target: [selector],
  html,
  failureSummary,
  fingerprint: selector,
  box: { x: 1, y: 2, width: 3, height: 4 },
});

function issue(nodes: IssueNode[], more: Partial<Issue> = {}): Issue {
  return {
    rule: 'link-name',
    outcome: 'failed',
    impact: 'serious',
    category: 'links',
    title: 'Links have no name',
    description: '',
    help: '',
    helpUrl: '',
    fingerprint: 'of the page',
    wcag: ['2.4.4'],
    level: 'A',
    actRules: [],
    tags: [],
    detectedBy: [],
    nodes,
    nodesTotal: nodes.length,
    fix: null,
    ...more,
  };
}

/** The causes of pages that have these issues each. */
function causesOf(...pages: Issue[][]): Cause[] {
  const causes = noCauses();
  const places = pages.map((_, at) => ({ url: `https://x.example/${at}`, scanId: `${at}` }));
  for (const [at, issues] of pages.entries())
    for (const one of issues) addToCauses(causes, at, one);
  return listCauses(causes, places);
}

const facts = (causes: Cause[]) =>
  causes.map(({ issue: { component, pagesCount, nodesTotal } }) => [
    component?.pattern ?? null,
    pagesCount,
    nodesTotal,
  ]);

test('links of one menu are one cause, wherever in it they stand and however many a page has', () => {
  const menu = (...at: number[]) =>
    issue(at.map((place) => node(`#menu > ul > li:nth-child(${place}) > a`)));
  const [cause, ...others] = causesOf([menu(1, 2, 3)], [menu(1, 2)], [menu(9)]);
  expect(others).toEqual([]);
  expect(cause?.issue).toMatchObject({ pagesCount: 3, nodesTotal: 6 });
  expect(cause?.pages).toEqual([
    { page: 0, elements: 3 },
    { page: 1, elements: 2 },
    { page: 2, elements: 1 },
  ]);
});

test('two components of one rule are two causes, and its key names both', () => {
  const both = [issue([node('#menu a'), node('.gallery > a')])];
  const causes = causesOf(both, both);
  expect(facts(causes)).toEqual([
    ['#menu a', 2, 2],
    ['.gallery a', 2, 2],
  ]);
  expect(new Set(causes.map(({ key }) => key)).size).toBe(2);
});

test('what a page repeats is apart from single elements of its kind', () => {
  const swatches = [1, 2, 3].map((place) =>
    node(`.card:nth-child(${place}) > [data-c="red"]`, '<span class="swatch" data-c="red">'),
  );
  const causes = causesOf(
    [issue(swatches)],
    [issue([node('#offer > span', '<span onclick="close()">')])],
  );
  expect(facts(causes)).toEqual([
    ['.card span', 1, 3],
    ['#offer span', 1, 1],
  ]);
  for (const [at, element] of [swatches[0], node('#offer > span', '<span>')].entries())
    expect(
      causes.map(
        ({ issue: { component } }) => element && component && isOfComponent(element, component),
      ),
    ).toEqual([at === 0, at === 1]);
});

test('names that a page alone has are left out', () => {
  const causes = causesOf(
    [issue([node('#elbe > h3', '<h3>')])],
    [issue([node('#rhine > h3', '<h3>'), node('#danube > h3', '<h3>')])],
  );
  expect(facts(causes)).toEqual([['h3', 2, 3]]);
});

test('an element that needs no place on some pages is that of the only place where it is known', () => {
  const causes = causesOf(
    [issue([node('h2', '<h2>')])],
    [issue([node('main > h2:nth-child(3)', '<h2>'), node('main > h2:nth-child(5)', '<h2>')])],
    [issue([node('main > h2:nth-child(3)', '<h2>')])],
  );
  expect(facts(causes)).toEqual([['main h2', 3, 4]]);
});

test('a logo that needs no place is none of the pictures of another part of the page', () => {
  const inPart = (selector: string, around: string): IssueNode => ({
    ...node(selector, '<img>'),
    fingerprint: `${selector} in ${around}`,
    traits: {
      tag: 'img',
      id: '',
      attributes: [],
      words: '',
      around,
      path: '',
      before: '',
      after: '',
    },
  });
  const logo = [issue([inPart('img', 'header')])];
  const shelf = [1, 2].map((at) => inPart(`.grid > li:nth-child(${at}) > img`, 'main>ul'));
  const causes = causesOf(logo, logo, [issue([inPart('header > img', 'header'), ...shelf])]);
  expect(facts(causes)).toEqual([
    ['header img', 3, 3],
    ['.grid img', 1, 2],
  ]);
});

test('one element that each page names in its own way is one cause, and an element of both kinds is of it', () => {
  const button = (selector: string) => ({ ...node(selector, '<button>'), fingerprint: 'search' });
  const pages = [
    ['.search > button', '.search > button', 'header > button'],
    ['header > button', '.search > button'],
  ].flat();
  const [cause, ...others] = causesOf(...pages.map((selector) => [issue([button(selector)])]));
  expect(others).toEqual([]);
  expect(cause?.issue).toMatchObject({
    component: { pattern: '.search button, header button' },
    pagesCount: 5,
    nodesTotal: 5,
  });
  expect(cause?.elements).toEqual([{ digits: 'search', pages: [0, 1, 4, 2, 3] }]);
  for (const selector of ['.search > button', 'header > button'])
    expect(isOfComponent(button(selector), cause!.issue.component!)).toBe(true);
  expect(isOfComponent(button('footer > button'), cause!.issue.component!)).toBe(false);
});

test('how many different elements there are is told up to as many as are kept', () => {
  const of = (many: number) => {
    const links = Array.from({ length: many }, (_, at) => ({
      ...node('nav > a'),
      fingerprint: `link ${at}`,
    }));
    return causesOf([issue(links)], [issue(links)])[0]?.issue.differentElements;
  };
  expect([of(5), of(199), of(300)]).toEqual([5, 199, undefined]);
});

test('two kinds of elements that one page has are two causes, whatever they share', () => {
  const alike = (selector: string) => ({ ...node(selector), fingerprint: 'no words' });
  const both = [issue([alike('.social > a'), alike('.cards > a')])];
  expect(facts(causesOf(both, both))).toEqual([
    ['.social a', 2, 2],
    ['.cards a', 2, 2],
  ]);
});

test('kinds of elements that share less than half of them are two causes', () => {
  const picture = (selector: string, name: string) => ({ ...node(selector), fingerprint: name });
  const gallery = [issue(['a', 'b', 'c'].map((name) => picture('.gallery > img', name)))];
  const teaser = [issue(['a', 'x', 'y'].map((name) => picture('.teaser > img', name)))];
  expect(facts(causesOf(gallery, gallery, teaser, teaser))).toEqual([
    ['.gallery img', 2, 6],
    ['.teaser img', 2, 6],
  ]);
});

test('what one style is to blame for is one cause, and every element is of it', () => {
  const causes = noCauses();
  const places = ['a', 'b'].map((name) => ({ url: `https://x.example/${name}`, scanId: name }));
  const elements = [node('#menu > a'), node('main > button', '<button>')];
  for (const at of places.keys()) addToCauses(causes, at, issue(elements), ':focus-visible');
  const [cause, ...others] = listCauses(causes, places);
  expect(others).toEqual([]);
  expect(cause?.issue).toMatchObject({
    component: { pattern: ':focus-visible', reach: 'every' },
    pagesCount: 2,
    nodesTotal: 4,
  });
  for (const one of elements) expect(isOfComponent(one, cause!.issue.component!)).toBe(true);
});

test('what is left of a rule, each on a page of its own, is a cause for each kind of element', () => {
  const causes = causesOf(
    [issue([node('#menu a'), node('.teaser > a'), node('.offer > a')])],
    [issue([node('#menu a'), node('#imprint > b', '<b>')])],
  );
  expect(facts(causes)).toEqual([
    ['#menu a', 2, 2],
    ['a', 1, 2],
    ['#imprint b', 1, 1],
  ]);
});

test('of many kinds those that most pages have stand alone, and the others together', () => {
  const tags = Array.from(
    { length: 45 },
    (_, at) => `x-${String.fromCharCode(97 + (at % 26))}${'y'.repeat(Math.floor(at / 26))}`,
  );
  const causes = causesOf([issue(tags.map((tag) => node(`.${tag} > ${tag}`, `<${tag}>`)))]);
  expect(causes).toHaveLength(41);
  expect(causes.at(-1)?.issue).toMatchObject({ nodesTotal: 5, fix: null });
  expect(causes.at(-1)?.issue.component).toBe(undefined);
});

test('one pair of colors is one cause, whatever wears it; another pair is another', () => {
  const contrast = (selector: string, color: string) =>
    node(selector, '<p>', `of 2.9 (foreground color: ${color}, background color: #ffffff, font`);
  const causes = causesOf(
    [issue([contrast('.a', '#888888'), contrast('.b', '#999999')])],
    [issue([contrast('.c', '#888888'), contrast('.b', '#999999')])],
  );
  expect(causes.map(({ issue: { component } }) => component?.colors)).toEqual([
    '#888888 on #ffffff',
    '#999999 on #ffffff',
  ]);
});

test('a page by itself has the issues of that page', () => {
  const causes = causesOf([issue([node('#menu a'), node('.teaser a')])]);
  expect(facts(causes)).toEqual([['a', 1, 2]]);
});

test('the key stays when other pages and elements come', () => {
  const menu = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      issue([node(`#menu > li:nth-child(${at + 1}) > a`)]),
    ]);
  const [before] = causesOf(...menu(2));
  const [after] = causesOf(...menu(5));
  expect(after?.key).toBe(before?.key);
});

test('an example is an element with its place, its page and the fix of its page', () => {
  const fix = { before: '<a>', after: '<a aria-label="x">', note: '' };
  const [cause] = causesOf([issue([node('#menu a')], { fix })], [issue([node('#menu a')])]);
  expect(cause?.issue.fix).toEqual(fix);
  expect(cause?.issue.nodes).toHaveLength(2);
  expect(cause?.issue.nodes[1]).toMatchObject({
    box: { x: 1, y: 2, width: 3, height: 4 },
    page: { url: 'https://x.example/1', scanId: '1', fingerprint: 'of the page' },
  });
});

test('outcomes and levels stay apart; the worst impact of a component is kept', () => {
  const at = node('#menu a');
  const causes = causesOf(
    [issue([at], { impact: 'minor' }), issue([at], { outcome: 'needs-review' })],
    [issue([at], { impact: 'critical' })],
  );
  expect(causes.map(({ issue: { outcome, impact } }) => [outcome, impact])).toEqual([
    ['failed', 'critical'],
    ['needs-review', 'serious'],
  ]);
});

test('elements that are counted and not listed are those of the only component, else of none', () => {
  const causes = causesOf(
    [issue([node('#menu a')], { nodesTotal: 700 })],
    [issue([node('#menu a'), node('.x a')], { nodesTotal: 10 })],
  );
  expect(facts(causes)).toEqual([
    ['#menu a', 2, 701],
    ['.x a', 1, 1],
    [null, 1, 8],
  ]);
});

test('an issue without elements has its pages', () => {
  expect(facts(causesOf([issue([])], [issue([])]))).toEqual([[null, 2, 0]]);
});

test('a part of a page’s issue that was decided is a cause of its own, and split from none', () => {
  const verdict = { kind: 'false-alarm' } as Issue['verdict'];
  const decided = { verdict, verdictRevision: 2, splitFrom: 'of the page', fingerprint: 'part' };
  const page = [issue([node('#menu a')]), issue([node('#text a')], decided)];
  const [open, set] = causesOf(page, page);
  expect([open?.issue.verdict, set?.issue.verdict]).toEqual([undefined, verdict]);
  for (const name of ['splitFrom', 'verdictRevision']) expect(set?.issue).not.toHaveProperty(name);
});

test('a cause says where it comes from', () => {
  const component = { pattern: 'nav a', colors: null };
  expect(placeOfCause(issue([], { component }))).toBe('Links in the navigation');
  const named = { ...component, name: 'Links in the header' };
  expect(placeOfCause(issue([], { component: named }))).toBe('Links in the header');
  expect(placeOfCause(issue([], { pagesCount: 3, nodesTotal: 4 }))).toBeNull();
});
