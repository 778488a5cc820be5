import type { Session } from '@curbcut/wire/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { formatLocalTime } from '../../../../lib/format.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { useDelayed } from '../../../../lib/use-now.ts';
import { listSessions, revokeSession } from '../../api/account-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import { QueryFailure } from '../../../../components/ui/query-failure.tsx';

const sessionsKey = ['sessions'] as const;

/** Where the person is signed in, with a way to end each session. */
export function SessionSettings() {
  const list = useRef<HTMLUListElement>(null);
  const queryClient = useQueryClient();
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: listSessions });
  const revoke = useMutation({
    mutationFn: revokeSession,
    onSuccess: async (message) => {
      showToast('success', message);
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
      list.current?.focus();
    },
    onError: (error) => showToast('error', failureSentence(error, 'Failed to end the session')),
  });
  return (
    <SettingsCard title="Where you are signed in">
      {sessions.isPending && <SessionsSkeleton />}
      {sessions.error && (
        <QueryFailure message="Your sessions could not be loaded" query={sessions} />
      )}
      {sessions.data && (
        <ul ref={list} tabIndex={-1} className="setting-rows" aria-label="Sessions">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={revoke.isPending && revoke.variables === session.id}
              onEnd={() => revoke.mutate(session.id)}
            />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const device = session.device ?? 'Unknown device';
  const seen = `Last seen ${formatLocalTime(session.last_seen_at)}`;
  return (
    <li>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <MonitorSmartphone className="icon mt-1 text-subtle" aria-hidden="true" />
        <div className="stack gap-1">
          <p className="row gap-2">
            <strong>{device}</strong>
            {session.current && <span className="badge badge--green">This device</span>}
          </p>
          <p className="text-sm text-muted anywhere">
            {session.address === null ? seen : `${seen}, from ${session.address}`}
          </p>
        </div>
      </div>
      {!session.current && (
        <Button isPending={isEnding} onPress={onEnd} aria-label={`Sign out ${device}, ${seen}`}>
          {isEnding && <LoaderCircle className="icon spin" aria-hidden="true" />}
          {isEnding ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  );
}

function SessionsSkeleton() {
  const isSlow = useDelayed(300);
  return (
    <div className="stack" aria-busy="true">
      <output className="sr-only">Loading sessions...</output>
      {isSlow && <span className="skeleton h-16" aria-hidden="true" />}
    </div>
  );
}
