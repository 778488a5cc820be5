import { SchedulesAnswer } from '@curbcut/wire/schedule';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

export const schedulesQuery = queryOptions({
  queryKey: ['schedules'],
  queryFn: () => callApi({ path: '/schedules' }, SchedulesAnswer),
});

export function useSchedules() {
  return useQuery(schedulesQuery);
}
