import type { SiteConfig } from '@curbcut/model/site';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { AuthProvider } from '../entities/account/auth-provider.tsx';
import { SiteConfigContext } from '../lib/site-config.ts';

interface AppProps {
  config: SiteConfig;
  queryClient: QueryClient;
  /** The router with the pages: the browser's URL decides, or the page that is prerendered. */
  children: ReactNode;
}

/** The same around every page, in the browser and where pages are prerendered. */
export function App({ config, queryClient, children }: AppProps) {
  return (
    <StrictMode>
      <SiteConfigContext value={config}>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>{children}</AuthProvider>
        </QueryClientProvider>
      </SiteConfigContext>
    </StrictMode>
  );
}
