import type { SiteConfig } from '@curbcut/model/site';
import type { ComponentType } from 'react';
import { Navigate, matchRoutes, type RouteObject } from 'react-router';
import { RequireAuth } from '../features/accounts/components/require-auth.tsx';
import { AppShell, PageFrame } from './app-shell.tsx';
import { pageOnDemand, type PageOnDemand } from './page-on-demand.tsx';
import { publicRoutes, type PublicRoute } from './public-pages.ts';

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return toRoute(
    path,
    pageOnDemand(async () => ({ Component: await load() })),
  );
}

function toRoute(path: string, { Component, preload }: PageOnDemand): RouteObject {
  return { path, Component, handle: preload };
}

/** Reached by a link in a mail or after something was done: not prerendered, in no sitemap. */
const linkedPages: RouteObject[] = [
  page('/results/:scanId', async () => {
    const { ResultPage } = await import('../features/scans/components/result-page.tsx');
    return ResultPage;
  }),
  page('/sample-result', async () => {
    const { SampleResultPage } =
      await import('../features/sample/components/sample-result-page.tsx');
    return SampleResultPage;
  }),
  page('/shared/:token', async () => {
    const { SharedScanPage } =
      await import('../features/share-link/components/shared-scan-page.tsx');
    return SharedScanPage;
  }),
  page('/reset-password', async () => {
    const { ResetPasswordPage } =
      await import('../features/accounts/components/reset-password-page.tsx');
    return ResetPasswordPage;
  }),
  page('/verify-email', async () => {
    const { VerifyEmailPage } =
      await import('../features/accounts/components/verify-email-page.tsx');
    return VerifyEmailPage;
  }),
  page('/confirm-email', async () => {
    const { ConfirmEmailPage } =
      await import('../features/accounts/components/confirm-email-page.tsx');
    return ConfirmEmailPage;
  }),
  page('/payment-success', async () => {
    const { PaymentSuccessPage } =
      await import('../features/payments/components/payment-success-page.tsx');
    return PaymentSuccessPage;
  }),
  page('/payment-cancel', async () => {
    const { PaymentCancelPage } =
      await import('../features/payments/components/payment-cancel-page.tsx');
    return PaymentCancelPage;
  }),
];

const notFound = page('*', async () => {
  const { NotFoundPage } = await import('./not-found-page.tsx');
  return NotFoundPage;
});

/** Only with a session; everybody else is sent to sign in. */
const accountPages: RouteObject[] = [
  page('/dashboard', async () => {
    const { DashboardScreen } = await import('./screens/dashboard-screen.tsx');
    return DashboardScreen;
  }),
  page('/scan-history', async () => {
    const { ScanHistoryPage } =
      await import('../features/history/components/scan-history-page.tsx');
    return ScanHistoryPage;
  }),
  page('/scan/:scanId', async () => {
    const { ScanDetailPage } = await import('../features/scans/components/scan-detail-page.tsx');
    return ScanDetailPage;
  }),
  page('/compare', async () => {
    const { ComparePage } = await import('../features/compare/components/compare-page.tsx');
    return ComparePage;
  }),
  page('/settings', async () => {
    const { SettingsPage } =
      await import('../features/accounts/components/settings/settings-page.tsx');
    return SettingsPage;
  }),
];

const allRoutes = createRoutes(publicRoutes, []);
const routesWithoutMarketing = createRoutes(
  publicRoutes.filter(({ isMarketing }) => !isMarketing),
  [{ index: true, element: <Navigate to="/free-scan" replace /> }],
);

/** What there is in an installation. Without marketing pages the free scan is the first page. */
export function routesOf({ marketingPages }: Pick<SiteConfig, 'marketingPages'>): RouteObject[] {
  return marketingPages ? allRoutes : routesWithoutMarketing;
}

function createRoutes(pages: readonly PublicRoute[], first: RouteObject[]): RouteObject[] {
  const toRoutes = (fillsWindow: boolean) =>
    pages
      .filter((known) => known.fillsWindow === fillsWindow)
      .map((known) => toRoute(known.path, known));
  return [
    {
      Component: AppShell,
      children: [
        ...first,
        ...toRoutes(true),
        {
          Component: PageFrame,
          children: [
            ...toRoutes(false),
            ...linkedPages,
            { Component: RequireAuth, children: accountPages },
            notFound,
          ],
        },
      ],
    },
  ];
}

/** Loads the script of a page before it is drawn. Rejects when it does not come. */
export async function preloadPage(config: SiteConfig, pathname: string): Promise<void> {
  const matches = matchRoutes(routesOf(config), pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route: { handle } }) => {
      if (typeof handle === 'function') await handle();
    }),
  );
}
