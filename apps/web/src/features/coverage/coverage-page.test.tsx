import { findRule } from '@curbcut/rules';
import { criteriaCoverage, failuresCoverage, measuredQuality } from '@curbcut/rules/coverage';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CoveragePage } from './components/coverage-page.tsx';
import { failuresSentence, methodOf, suiteWords } from './coverage-words.ts';

const html = renderToStaticMarkup(
  <MemoryRouter>
    <CoveragePage />
  </MemoryRouter>,
);
const rowOf = (start: string) =>
  html.split('<tr>').find((row) => row.startsWith(`<th scope="row"><b>${start}`)) ?? '';

it('has a row for each criterion and each common failure', () => {
  expect([...html.matchAll(/<th scope="row">/g)]).toHaveLength(
    criteriaCoverage().length + failuresCoverage().length + measuredQuality.suites.length,
  );
  for (const { number, url } of criteriaCoverage()) {
    expect(rowOf(`${number}<`), number).toContain(url);
  }
});

it('shows the figures of the catalogue, which add up', () => {
  const figures = [...html.matchAll(/<dd>(\d+)<\/dd>/g)].map(([, figure]) => Number(figure));
  expect(figures).toHaveLength(3);
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(55);
  expect(html).toContain('of the 55 criteria of WCAG 2.2, 31 of level A and 24 of level AA.');
});

it('shows how good scans are with the figures that were measured, suite by suite', () => {
  const { suites, software } = measuredQuality;
  const judged = software.true + software.debatable + software.false;
  expect(html).toContain(`<dd>${software.true}<small> of ${judged}</small></dd>`);
  expect(Object.keys(suiteWords)).toEqual(expect.arrayContaining(suites.map(({ id }) => id)));
  for (const { id, found, barriers, asked, clean, falseAlarms } of suites) {
    const row = rowOf(suiteWords[id]?.name ?? '');
    expect(row, id).toContain(`${found} of ${barriers}, `);
    expect(row, id).toContain(`${asked} more`);
    expect(row, id).toContain(clean === 0 ? 'not counted' : `${falseAlarms} of ${clean}`);
  }
});

it('names the rules of a criterion, and what is left', () => {
  const row = rowOf('1.1.1<');
  expect(row).toContain(findRule('image-alt')?.title);
  expect(row).toContain('Rules on the code');
  expect(row).toContain('the rest');
  expect(row).toContain('Whether the alternative says what the picture says.');
  expect(rowOf('1.4.10<')).toContain('Measured in the browser');
  expect(rowOf('1.2.3<')).toContain('all of it');
});

it('says how much of a failure is found, and why not more', () => {
  const failure = (id: string) => html.split('<tr>').find((row) => row.includes(`failures/${id}"`));
  expect(failure('F65')).toMatch(/yes.*nothing known/);
  expect(failure('F96')).toMatch(/in part.*Fields are not compared/);
  expect(failure('F83')).toContain('asked for review');
  expect(failure('F67')).toMatch(/>no<.*needs a person/);
});

it('has no style attribute: the policy of public pages refuses it', () => {
  expect(html).not.toContain(' style=');
});

it('tells rules on the code from measurements', () => {
  const rules = ['image-alt', 'reflow'].flatMap((id) => findRule(id) ?? []);
  expect(methodOf(rules)).toBe('Rules on the code, measured in the browser');
  expect(methodOf(rules.slice(1))).toBe('Measured in the browser');
  expect(methodOf([])).toBe('');
});

it('counts failures that are found whole, in part and not', () => {
  expect(
    failuresSentence([
      { coverage: 'failure', isWhole: true },
      { coverage: 'failure', isWhole: false },
      { coverage: 'review', isWhole: false },
      { coverage: 'person', isWhole: false },
    ]),
  ).toBe(
    'The W3C describes 4 common failures of WCAG 2.2. Of 1 the whole is found, of 2 a part, and of 1 nothing yet.',
  );
});
