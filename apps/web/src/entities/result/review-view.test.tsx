import { goldenScanReport } from '@curbcut/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewView } from './components/review/review-view.tsx';
import { IssueNavigationContext, type IssueNavigation } from './issue-navigation.ts';

const navigation: IssueNavigation = {
  isOpen: () => false,
  setOpen: () => {},
  entriesShown: () => 3,
  showMoreEntries: () => {},
  goToNode: () => {},
  goToIssue: () => {},
  goToId: () => {},
};

afterEach(() => vi.unstubAllGlobals());

it('asks, and claims nothing', () => {
  vi.stubGlobal('location', new URL('https://example.com/scan/1'));
  const { result } = goldenScanReport();
  if (!result) throw new Error('The golden scan has a result.');
  // Elements hear what happens in the browser, and are not drawn without one.
  const issues = result.issues.map((issue) => ({ ...issue, nodes: [] }));
  const view = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <IssueNavigationContext value={navigation}>
          <ReviewView result={{ ...result, issues }} linked={null} />
        </IssueNavigationContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const question = 'Can you tell these links from the text around them without seeing color?';
  expect(view).toMatch(new RegExp(`<h2 [^>]*>${question.replace('?', '\\?')}</h2>`));
  const asked = result.issues.filter(({ outcome }) => outcome === 'needs-review');
  expect(asked.length).toBeGreaterThan(0);
  expect(view.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    new RegExp(`Question 1 of ${asked.length} +(?:WCAG|Best practice)`),
  );
  for (const { title } of asked) expect(view).not.toContain(title);
});
