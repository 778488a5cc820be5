import { QueryClient } from '@tanstack/react-query';

/** Calls are repeated by the screens that know why, never blindly: a refused scan stays refused. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
