import { CompareAnswer, type CompareRequest } from '@curbcut/wire/dashboard';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

/** Asks nothing while there is nothing to compare. */
export function useComparison(request: CompareRequest | null) {
  return useQuery({
    queryKey: ['comparison', request],
    queryFn: () =>
      callApi(
        { method: 'POST', path: '/dashboard/compare', body: request ?? undefined },
        CompareAnswer,
      ),
    enabled: request !== null,
  });
}
