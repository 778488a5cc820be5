import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { nextArrival } from '../../lib/arrivals.ts';
import { useAuth } from './use-auth.ts';

/** Leaves for the home page, then signs out: the other way round the page left behind would ask to sign in. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { signOut } = useAuth();
  return useCallback(async () => {
    void navigate('/');
    await nextArrival();
    await signOut();
  }, [navigate, signOut]);
}
