import { Suspense } from 'react';
import { BrowserRouter, useLocation, useRoutes } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { routes } from './routes.tsx';
import { ScrollPositions } from './scroll-positions.tsx';

/**
 * The page of the address. The one before stays until the script of the next is there: navigations are transitions,
 * and this `Suspense` stands all the time. (React Router's data router would be a quarter of the first script.)
 */
export function Pages() {
  return (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  );
}

function Page() {
  const page = useRoutes(routes);
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense>
        {page}
        <ScrollPositions />
      </Suspense>
    </ErrorBoundary>
  );
}
