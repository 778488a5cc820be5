import type { User } from '@curbcut/wire/account';
import { createContext, useContext } from 'react';

export interface Auth {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: User | null;
  /** The last session is over because the server said so. */
  isEnded: boolean;
  /** Why the profile could not be loaded although there is a token, for example no connection; null otherwise. */
  problem: Error | null;
  /** Asks for the profile again, for example after a change of plan. Throws `ApiError`. */
  reloadUser(): Promise<void>;
  /** Keeps the token and loads the profile, unless `user` is known. Throws `ApiError`; then nobody is signed in. */
  signIn(token: string, options: { remember: boolean; user?: User }): Promise<void>;
  /** Clears user, token and everything that was loaded, and ends the session on the server. */
  signOut(): Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in. Throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
