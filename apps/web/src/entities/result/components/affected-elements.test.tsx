import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IssueNavigationContext, type IssueNavigation } from '../issue-navigation.ts';
import { makeIssue } from '../issue.fixture.ts';
import { AffectedElements } from './affected-elements.tsx';

/** Elements are not drawn without a browser: none is listed. */
const navigation: IssueNavigation = {
  isOpen: () => true,
  setOpen: () => {},
  entriesShown: () => 0,
  showMoreEntries: () => {},
  goToNode: () => {},
  goToIssue: () => {},
  goToId: () => {},
};

it('leads to where the elements are that are not listed', () => {
  const drawn = renderToStaticMarkup(
    <IssueNavigationContext value={navigation}>
      <AffectedElements
        issue={makeIssue({ nodesTotal: 1_200 })}
        marked={new Set()}
        onShow={() => {}}
        rest={<a href="/scan/of-the-page">see the result of this page</a>}
      />
    </IssueNavigationContext>,
  );
  expect(drawn).toContain('Affected elements (1,200)');
  expect(drawn).toMatch(/\.\.\. and 1,200 more elements: <a href="\/scan\/of-the-page">/);
  expect(drawn).not.toMatch(/<button|not stored/);
});
