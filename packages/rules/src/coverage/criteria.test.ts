import { criteriaInStandard, isInStandard, standards } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { rules } from '../catalogue.ts';
import { criteriaCoverage } from './coverage.ts';
import { criteriaDetails } from './criteria-details.ts';
import { criteriaTested } from './criteria-tested.ts';

test('WCAG 2.2 AA asks for exactly what levels A and AA of the catalogue are, as before standards could be chosen', () => {
  for (const rule of rules) {
    const byLevel = rule.level === 'A' || rule.level === 'AA';
    expect([rule.id, isInStandard(rule, '2.2-AA')]).toEqual([rule.id, byLevel]);
  }
});

test('a rule that is explained by another is of no milder standard than that one', () => {
  // Else a standard would lose a failure with the one that explains it.
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const lost = standards.flatMap((standard) =>
    rules
      .filter((rule) => isInStandard(rule, standard))
      .flatMap((rule) =>
        (rule.explainedBy ?? []).flatMap((cause) =>
          cause.rules.filter((id) => {
            const explaining = byId.get(id);
            return explaining && !isInStandard(explaining, standard);
          }),
        ),
      ),
  );
  expect(lost).toEqual([]);
});

test.each(standards)(
  '%s has a row for each of its criteria, which says what is left to people',
  (standard) => {
    const rows = criteriaCoverage(rules, standard);
    expect(rows.map(({ number }) => number)).toEqual(criteriaInStandard(standard));
    expect(rows.filter(({ person }) => !/^Whether .*\.$/.test(person))).toEqual([]);
    expect(criteriaTested({ rules: [], engines: [], standard }).total).toBe(rows.length);
    expect(
      criteriaDetails({ issues: [], rules: [], engines: [], notAssessed: [] }, standard),
    ).toHaveLength(rows.length);
  },
);
