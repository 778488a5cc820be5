import { Outlet, useLocation } from 'react-router';
import { PartBoundary } from '../components/ui/part-boundary.tsx';
import { ToastsOnDemand } from '../components/ui/toasts-on-demand.tsx';
import { OfflineBanner } from '../features/health/components/offline-banner.tsx';
import { ConsentOnDemand } from './consent-on-demand.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteFocus } from './route-focus.tsx';

/** What every page stands in. */
export function AppShell() {
  const { key } = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <ConsentOnDemand />
      <div className="shell">
        <Header />
        <OfflineBanner />
        <main id="main" className="main" tabIndex={-1}>
          <PartBoundary level={1} resetKey={key}>
            <Outlet />
          </PartBoundary>
        </main>
        <Footer />
      </div>
      <ToastsOnDemand />
      <RouteFocus />
    </>
  );
}

/** The width and the edges of all pages but those that fill the window. */
export function PageFrame() {
  return (
    <div className="page">
      <div className="wrap">
        <Outlet />
      </div>
    </div>
  );
}
