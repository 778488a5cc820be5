import { limits } from '@curbcut/model/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as LinkIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { DialogWindow } from '../../../components/ui/dialog-window.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { announce } from '../../../lib/announce.ts';
import { formatLocalTime, plural } from '../../../lib/format.ts';
import { createShare, listShares, revokeShare } from '../api/shares.ts';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

const lifetimes = limits.shareDays.map((days) => ({ id: String(days), label: `${days} days` }));

/** Read-only links for people without an account: made, listed and taken back here. */
export function ShareDialog({ scanId, onClose }: { scanId: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const key = ['shares', scanId];
  const shares = useQuery({ queryKey: key, queryFn: () => listShares(scanId) });
  const reload = () => void queryClient.invalidateQueries({ queryKey: key });
  const [days, setDays] = useState<(typeof limits.shareDays)[number]>(30);
  const create = useMutation({
    mutationFn: () => createShare(scanId, days),
    onSuccess: () => {
      announce('Your link is ready.');
      reload();
    },
  });
  const revoke = useMutation({
    mutationFn: (shareId: string) => revokeShare(scanId, shareId),
    onSuccess: (_answer, shareId) => {
      if (create.data?.share_id === shareId) create.reset();
      reload();
    },
  });
  const error = create.error ?? revoke.error;
  return (
    <DialogWindow onClose={onClose} title="Share this scan">
      <div className="dialog__body stack gap-5">
        <p className="text-muted">
          Whoever has the link can read the result and its reports until it ends or you take it
          back. They see nothing else of your account.
        </p>
        <div className="row items-end gap-3">
          <SelectField
            label="The link works for"
            value={String(days)}
            onChange={(text) =>
              setDays(limits.shareDays.find((known) => String(known) === text) ?? 30)
            }
            options={lifetimes}
          />
          <Button look="primary" isPending={create.isPending} onPress={() => create.mutate()}>
            <LinkIcon className="icon" aria-hidden="true" />
            {create.isPending ? 'Creating link...' : 'Create link'}
          </Button>
        </div>
        {error && (
          <Notice kind="error" role="alert">
            <p>{error.message}</p>
          </Notice>
        )}
        {create.data && <NewLink url={create.data.url} />}
        {shares.error && <QueryFailure message="The links could not be loaded" query={shares} />}
        {shares.data && shares.data.shares.length > 0 && (
          <section className="stack gap-2">
            <h3 className="text-base">Links that work</h3>
            <ul className="stack gap-2">
              {shares.data.shares.map((share) => {
                const made = formatLocalTime(share.created_at);
                return (
                  <li key={share.share_id} className="row justify-between gap-3">
                    <span>
                      Made {made}
                      <span className="block text-sm text-muted">
                        Until {formatLocalTime(share.expires_at)}, opened{' '}
                        {plural(share.views, 'time')}
                      </span>
                    </span>
                    <Button
                      isPending={revoke.isPending && revoke.variables === share.share_id}
                      onPress={() => revoke.mutate(share.share_id)}
                    >
                      Revoke<span className="sr-only"> the link made {made}</span>
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </div>
    </DialogWindow>
  );
}

function NewLink({ url }: { url: string }) {
  const id = useId();
  return (
    <Notice kind="ok">
      <p>
        <label htmlFor={id}>
          <strong>Your link is ready.</strong> Copy it now: it is not shown again.
        </label>
      </p>
      <div className="row flex-nowrap gap-2">
        <input
          id={id}
          className="input"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={url} what="the link" />
      </div>
    </Notice>
  );
}
