import { lazy, type ComponentType } from 'react';
import { Navigate, matchRoutes, type RouteObject } from 'react-router';
import { RequireAuth } from '../features/accounts/components/require-auth.tsx';
import { importPage } from '../lib/import-page.ts';
import { AppShell, PageFrame } from './app-shell.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A page whose script is loaded when somebody goes there. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  const Component = lazy(async () => ({ default: await importPage(load) }));
  return { path, Component, handle: load };
}

const publicPages: RouteObject[] = [
  { index: true, element: <Navigate to="/free-scan" replace /> },
  page('/free-scan', async () => {
    const { FreeScanPage } = await import('../features/free-scan/components/free-scan-page.tsx');
    return FreeScanPage;
  }),
  page('/results/:scanId', async () => {
    const { ResultPage } = await import('../features/scans/components/result-page.tsx');
    return ResultPage;
  }),
  page('/shared/:token', async () => {
    const { SharedScanPage } =
      await import('../features/share-link/components/shared-scan-page.tsx');
    return SharedScanPage;
  }),
  page('/pricing', async () => {
    const { PricingPage } = await import('../features/pricing/components/pricing-page.tsx');
    return PricingPage;
  }),
  page('/forgot-password', async () => {
    const { ForgotPasswordPage } =
      await import('../features/accounts/components/forgot-password-page.tsx');
    return ForgotPasswordPage;
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
];

/** The form fills the window. */
const entryPages: RouteObject[] = [
  page('/login', async () => {
    const { LoginPage } = await import('../features/accounts/components/login-page.tsx');
    return LoginPage;
  }),
  page('/register', async () => {
    const { RegisterPage } = await import('../features/accounts/components/register-page.tsx');
    return RegisterPage;
  }),
];

/** Only with a session; everybody else is sent to sign in. */
const accountPages: RouteObject[] = [
  page('/dashboard', async () => {
    const { DashboardPage } = await import('../features/dashboard/components/dashboard-page.tsx');
    return DashboardPage;
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

export const routes: RouteObject[] = [
  {
    Component: AppShell,
    children: [
      ...entryPages,
      {
        Component: PageFrame,
        children: [
          ...publicPages,
          { Component: RequireAuth, children: accountPages },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** Loads the script of a page before it is known whether it may be shown. A failure shows when it is. */
export function preloadPage(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.handle === 'function') void route.handle().catch(() => undefined);
  }
}
