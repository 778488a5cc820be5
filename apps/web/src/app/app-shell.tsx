import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '../components/ui/toasts.tsx';
import { OfflineBanner } from '../features/health/components/offline-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteFocus } from './route-focus.tsx';

/** What every page stands in. */
export function AppShell() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Header />
      <OfflineBanner />
      <main id="main" className="page" tabIndex={-1}>
        <div className="wrap">
          <Outlet />
        </div>
      </main>
      <Footer />
      <Toasts />
      <RouteFocus />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </>
  );
}
