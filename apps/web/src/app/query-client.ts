import { QueryClient } from '@tanstack/react-query';

/** Calls are repeated by the screens that know why, never blindly: a refused scan stays refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
