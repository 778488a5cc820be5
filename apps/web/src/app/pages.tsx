import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { useSiteConfig } from '../lib/site-config.ts';
import { Hydrated } from './hydrated.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { routesOf } from './routes.tsx';
import { ScrollPositions } from './scroll-positions.tsx';

/**
 * The page of the address. The one before stays until the script of the next is there: navigations are transitions,
 * and this `Suspense` stands all the time. (React Router's data router would be a quarter of the first script.)
 */
export function Pages() {
  const page = useRoutes(routesOf(useSiteConfig()));
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense>
        {page}
        <ScrollPositions />
        <Hydrated />
      </Suspense>
    </ErrorBoundary>
  );
}
