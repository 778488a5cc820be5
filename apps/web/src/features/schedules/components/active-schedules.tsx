import { scheduleMessages } from '@curbcut/model/schedules';
import { useRef } from 'react';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useSchedules } from '../../../entities/schedule/api/use-schedules.ts';
import { schedulePromise } from '../schedule-mail-note.ts';
import { ScheduleRow } from './schedule-row.tsx';

export function ActiveSchedules({ isAllowed }: { isAllowed: boolean }) {
  const { sendsMail } = useSiteConfig();
  const query = useSchedules();
  const schedules = query.data?.schedules;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card card--flush" aria-labelledby="active-schedules">
      <div className="card__head">
        <h2 id="active-schedules" ref={title} tabIndex={-1}>
          Active Schedules
        </h2>
        {query.data && (
          <span className="text-muted">
            {query.data.schedules.length}
            {query.data.max_scheduled_scans > 0 && ` of ${query.data.max_scheduled_scans}`}
          </span>
        )}
      </div>
      {query.error && !schedules && (
        <div className="p-6">
          <LoadFailure
            message={scheduleMessages.listUnavailable}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </div>
      )}
      {query.isPending && <RowSkeleton label="Loading schedules..." />}
      {schedules?.length === 0 && (
        <EmptyState title="No scheduled scans yet">
          <p>{schedulePromise({ isAllowed, sendsMail })}</p>
        </EmptyState>
      )}
      {schedules && schedules.length > 0 && (
        <ul className="rows">
          {schedules.map((schedule) => (
            <ScheduleRow
              key={schedule.job_id}
              schedule={schedule}
              onDeleted={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
