import { CircleX, LoaderCircle } from 'lucide-react';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { LoginState } from '../../../entities/account/return-path.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';

/** Stands around the pages that need an account. */
export function RequireAuth() {
  const { status, isEnded, problem, reloadUser } = useAuth();
  const { pathname, search, hash } = useLocation();

  if (status === 'loading') return <CheckingSession />;
  if (status === 'signed-in') {
    return (
      <Suspense fallback={<CheckingSession />}>
        <Outlet />
      </Suspense>
    );
  }
  if (problem) return <SessionUnknown message={problem.message} onRetry={reloadUser} />;
  const state: LoginState = { from: pathname + search + hash, ended: isEnded };
  return <Navigate to="/login" replace state={state} />;
}

function CheckingSession() {
  return (
    <div className="empty" aria-busy="true">
      <h1 className="sr-only">Curbcut</h1>
      <LoaderCircle className="icon spin size-8" aria-hidden="true" />
      <output>Checking your session...</output>
    </div>
  );
}

/** There is a token, but the server cannot be asked whose it is: nobody is sent away for that. */
function SessionUnknown({ message, onRetry }: { message: string; onRetry: () => Promise<void> }) {
  return (
    <EmptyState title="Your account could not be loaded" level={1} icon={CircleX}>
      <p className="max-w-prose">{message} You are still signed in on this device.</p>
      <Button look="primary" onPress={() => void onRetry().catch(() => undefined)}>
        Try again
      </Button>
    </EmptyState>
  );
}
