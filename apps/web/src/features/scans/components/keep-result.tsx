import type { ScanReport } from '@curbcut/model/scan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { formatLocalTime } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { isToKeepScan, type LoginState } from '../../../entities/account/return-path.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { keepScan } from '../api/keep-scan.ts';
import { useRefreshScans } from '../../../entities/scan/api/use-refresh-scans.ts';
import { scanKey } from '../../../entities/scan/api/use-scan.ts';

/**
 * Offers to keep the result of a free scan in an account. Who chose it and then signed in, or registered, comes back
 * here, and the result is kept without asking again.
 */
export function KeepResult({ scan }: { scan: ScanReport }) {
  const { status } = useAuth();
  const { state } = useLocation();
  const isChosen = isToKeepScan(state);
  const keep = useKeepScan(scan.scanId);
  const isBegun = useRef(false);
  useEffect(() => {
    if (status !== 'signed-in' || !isChosen || isBegun.current) return;
    isBegun.current = true;
    keep.mutate();
  }, [status, isChosen, keep]);
  return (
    <Notice kind="info">
      <p>
        <strong>Keep this result.</strong>{' '}
        {scan.expiresAt && `It is deleted on ${formatLocalTime(scan.expiresAt)}. `}
        In an account it stays with your other scans, and your next scan of this page is compared
        with it.
      </p>
      {status === 'signed-in' ? (
        <div className="row">
          <Button look="accent" isPending={keep.isPending} onPress={() => keep.mutate()}>
            {keep.isPending ? 'Keeping...' : 'Keep in my account'}
          </Button>
        </div>
      ) : (
        <SignInToKeep scanId={scan.scanId} />
      )}
      {keep.error && (
        <p role="alert">
          <strong>The result could not be kept.</strong> {keep.error.message}
        </p>
      )}
    </Notice>
  );
}

function SignInToKeep({ scanId }: { scanId: string }) {
  const { registration } = useSiteConfig();
  const state: LoginState = {
    from: `/results/${encodeURIComponent(scanId)}`,
    ended: false,
    keepsScan: true,
  };
  return (
    <div className="row">
      {registration !== 'off' && (
        <ButtonLink look="accent" to="/register" state={state}>
          Create an account
        </ButtonLink>
      )}
      <ButtonLink to="/login" state={state}>
        Sign in
      </ButtonLink>
    </div>
  );
}

function useKeepScan(scanId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshScans();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => keepScan(scanId),
    onSuccess: async () => {
      showToast('success', 'The result is kept in your account');
      queryClient.removeQueries({ queryKey: scanKey(scanId) });
      void refresh();
      await navigate(`/scan/${encodeURIComponent(scanId)}`, { replace: true });
    },
  });
}
