import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { unstoreAccessToken } from '../../lib/access-token.ts';
import { nextArrival } from '../../lib/arrivals.ts';
import { useAuth } from '../../entities/account/use-auth.ts';

/**
 * Leaves for the home page, then signs out: the other way round the page left behind would ask to sign in. The home
 * page may not load, and then the app is loaded anew: that must find no token.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { signOut } = useAuth();
  return useCallback(async () => {
    unstoreAccessToken();
    void navigate('/');
    await nextArrival();
    await signOut();
  }, [navigate, signOut]);
}
