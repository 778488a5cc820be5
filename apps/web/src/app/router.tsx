import { Navigate, createBrowserRouter, type RouteObject } from 'react-router';
import { importPage } from '../lib/import-page.ts';
import { AppShell } from './app-shell.tsx';
import { ErrorPage } from './error-page.tsx';
import { accountRoutes } from './navigation.ts';
import { NotFoundPage } from './not-found-page.tsx';

const accountPages: RouteObject[] = accountRoutes.map((path) => ({
  path,
  lazy: async () => {
    const page = await importPage(
      () => import('../features/accounts/components/accounts-not-open-page.tsx'),
    );
    return { Component: page.AccountsNotOpenPage };
  },
}));

export const router = createBrowserRouter([
  {
    Component: AppShell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { index: true, element: <Navigate to="/free-scan" replace /> },
      {
        path: '/free-scan',
        lazy: async () => {
          const page = await importPage(
            () => import('../features/free-scan/components/free-scan-page.tsx'),
          );
          return { Component: page.FreeScanPage };
        },
      },
      {
        path: '/results/:scanId',
        lazy: async () => {
          const page = await importPage(
            () => import('../features/scans/components/result-page.tsx'),
          );
          return { Component: page.ResultPage };
        },
      },
      ...accountPages,
      { path: '*', Component: NotFoundPage },
    ],
  },
]);
