import { readHosts } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

/** The websites of an account as they stand; its key begins like that of all that changes with a scan. */
export function useHosts() {
  return useQuery({
    queryKey: ['websites', 'hosts'],
    queryFn: () => callApi({ path: '/dashboard/hosts' }, readHosts),
  });
}
