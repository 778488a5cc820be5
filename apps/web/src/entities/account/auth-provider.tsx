import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  clearAccessToken,
  onTokenChange,
  readAccessToken,
  storeAccessToken,
  wasTokenRefused,
} from '../../lib/access-token.ts';
import { endSession } from './api/end-session.ts';
import { getProfile } from './api/get-profile.ts';
import { AuthContext, type Auth } from './use-auth.ts';

const retryMs = 30_000;
const userQuery = { queryKey: ['user'], queryFn: getProfile, staleTime: 60_000 } as const;

/** Holds the session: loads the profile of a stored token, and forgets everything when the token goes. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  // A page that is prerendered is drawn for a visitor.
  const token = useSyncExternalStore(onTokenChange, readAccessToken, () => null);
  const isEnded = useSyncExternalStore(onTokenChange, wasTokenRefused, () => false);
  const { data, error } = useQuery({
    ...userQuery,
    enabled: token !== null,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  });
  const user = token === null ? null : (data ?? null);
  // A try that runs in the background does not take back what the last one found.
  const [lastProblem, setLastProblem] = useState<Error | null>(null);
  const problem = token === null || user !== null ? null : (error ?? lastProblem);
  if (problem !== lastProblem) setLastProblem(problem);
  useForgetOthers(user?.id ?? null);

  const reloadUser = useCallback(async () => {
    await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  }, [queryClient]);
  const signIn = useCallback<Auth['signIn']>(
    async (newToken, { remember, user: known }) => {
      queryClient.removeQueries({ queryKey: userQuery.queryKey });
      if (known) queryClient.setQueryData(userQuery.queryKey, known);
      storeAccessToken(newToken, { remember });
      try {
        await queryClient.fetchQuery(userQuery);
      } catch (cause) {
        clearAccessToken();
        throw cause;
      }
    },
    [queryClient],
  );
  const signOut = useCallback(async () => {
    // The session ends here even when the server cannot be reached; there it ends by its age.
    const ending = endSession().catch(() => undefined);
    clearAccessToken();
    await ending;
  }, []);

  const auth = useMemo<Auth>(() => {
    const status = statusOf({ hasToken: token !== null, isKnown: user !== null, problem });
    return { status, user, isEnded, problem, reloadUser, signIn, signOut };
  }, [token, user, isEnded, problem, reloadUser, signIn, signOut]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Nobody sees what was loaded for somebody else on the same machine. */
function useForgetOthers(userId: string | null): void {
  const queryClient = useQueryClient();
  const before = useRef(userId);
  useEffect(() => {
    const isOther = before.current !== null && before.current !== userId;
    before.current = userId;
    if (isOther) forgetAnswers(queryClient, userId === null ? null : userQuery.queryKey[0]);
  }, [queryClient, userId]);
}

function forgetAnswers(queryClient: QueryClient, keep: string | null): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) => name !== 'health' && name !== keep,
  });
}

function statusOf(session: {
  hasToken: boolean;
  isKnown: boolean;
  problem: Error | null;
}): Auth['status'] {
  if (session.isKnown) return 'signed-in';
  return session.hasToken && !session.problem ? 'loading' : 'signed-out';
}
