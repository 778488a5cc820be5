import type { User } from '@curbcut/wire/account';
import { readDashboardStats } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { amount } from '../../../lib/format.ts';
import { callApiRaw } from '../../../lib/api-client.ts';

/** What a scan costs somebody who is signed in. How many are left is said once it is known. */
export function ScansLeft({ user }: { user: User }) {
  const { data } = useQuery({
    queryKey: ['stats'],
    queryFn: async () => readDashboardStats(await callApiRaw({ path: '/dashboard/stats' })),
  });
  const limit = user.max_scans_per_month;
  if (limit < 0) return <>Your plan has no monthly limit.</>;
  return (
    <>
      It counts as one of your {amount(limit)} scans a month
      {data && data.scans_remaining >= 0 ? `, ${amount(data.scans_remaining)} left` : ''}.
    </>
  );
}
