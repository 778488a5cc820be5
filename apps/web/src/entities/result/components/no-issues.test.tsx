import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoIssues } from './no-issues.tsx';

const draw = (hasSetAside: boolean) =>
  renderToStaticMarkup(
    <NoIssues
      result={{ passedRules: 40 }}
      isPartial={false}
      standard="2.2-AA"
      hasBeyond={false}
      hasSetAside={hasSetAside}
    />,
  );

test('where nothing failed that is said', () => {
  expect(draw(false)).toContain('No Issues Found');
  expect(draw(false)).toContain('40 rules passed and none failed.');
});

test('what people have set aside has failed all the same', () => {
  expect(draw(true)).toContain('Nothing Left to Do');
  expect(draw(true)).not.toMatch(/No Issues Found|none failed/);
});
