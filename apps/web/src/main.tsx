import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './app/query-client.ts';
import { Pages } from './app/pages.tsx';
import { preloadPage } from './app/routes.tsx';
import { AuthProvider } from './features/accounts/auth-provider.tsx';
import { quietResizeObserver } from './lib/quiet-resize-observer.ts';
import './styles/index.css';

quietResizeObserver();
preloadPage(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Pages />
      </AuthProvider>
    </QueryClientProvider>
  </StrictMode>,
);
