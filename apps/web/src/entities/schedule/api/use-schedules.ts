import { readSchedules } from '@curbcut/wire/read';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

export const schedulesQuery = queryOptions({
  queryKey: ['schedules'],
  queryFn: () => callApi({ path: '/schedules' }, readSchedules),
});

export function useSchedules() {
  return useQuery(schedulesQuery);
}
