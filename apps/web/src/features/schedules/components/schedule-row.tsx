import { scanStateWords, standardName, stateOf } from '@curbcut/model/scan';
import { type Schedule } from '@curbcut/wire/schedule';
import { useMutation } from '@tanstack/react-query';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { IconButton } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { formatLocalTime, plural } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { updateSchedule } from '../api/change-schedules.ts';
import { useRefreshSchedules } from '../api/use-refresh-schedules.ts';
import { scheduleMailNote } from '../schedule-mail-note.ts';
import { whenText } from '../schedule-time.ts';
import { DeleteSchedule } from './delete-schedule.tsx';
import { EditSchedule } from './edit-schedule.tsx';
import { ScheduleBadge } from './schedule-badge.tsx';

interface ScheduleRowProps {
  schedule: Schedule;
  onDeleted: () => void;
}

export function ScheduleRow({ schedule, onDeleted }: ScheduleRowProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const refresh = useRefreshSchedules();
  const { user } = useAuth();
  const { sendsMail } = useSiteConfig();
  const mailNote = scheduleMailNote(schedule, { ownEmail: user?.email ?? '', sendsMail });
  const isPaused = schedule.status === 'paused';
  const site = shortUrl(schedule.url);
  const pause = useMutation({
    mutationFn: () => updateSchedule(schedule.job_id, { paused: !isPaused }),
    onSuccess: () => {
      showToast('success', isPaused ? 'Schedule resumed' : 'Schedule paused');
      return refresh();
    },
    onError: (error) => showToast('error', error.message),
  });
  const close = () => setDialog(null);
  return (
    <li>
      <ScoreBox score={schedule.last_score} />
      <div className="stack gap-1">
        <p className="row gap-2">
          <span className="rows__url">
            <BreakableText text={site} />
          </span>
          <ScheduleBadge status={schedule.status} />
        </p>
        <p className="text-muted">{whenText(schedule)}</p>
        <p className="meta">
          {schedule.scan_type === 'site' && (
            <span>
              {schedule.addresses ? plural(schedule.addresses.length, 'page') : 'Whole website'}
            </span>
          )}
          <span>
            {schedule.next_run === null
              ? 'No next run'
              : `Next run ${formatLocalTime(schedule.next_run)}`}
          </span>
          <LastRun schedule={schedule} />
          <span>{standardName(schedule.standard)}</span>
          {mailNote !== null && <span className="anywhere">{mailNote}</span>}
        </p>
        {schedule.failures > 0 && <Failures schedule={schedule} />}
      </div>
      <div className="row gap-1 justify-end">
        {schedule.status !== 'over-limit' && (
          <IconButton
            label={`${isPaused ? 'Resume' : 'Pause'} the schedule of ${site}`}
            isPending={pause.isPending}
            onPress={() => pause.mutate()}
          >
            {isPaused ? (
              <Play className="icon" aria-hidden="true" />
            ) : (
              <Pause className="icon" aria-hidden="true" />
            )}
          </IconButton>
        )}
        <IconButton label={`Edit the schedule of ${site}`} onPress={() => setDialog('edit')}>
          <Pencil className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete the schedule of ${site}`} onPress={() => setDialog('delete')}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      {dialog === 'edit' && <EditSchedule schedule={schedule} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteSchedule schedule={schedule} onClose={close} onDeleted={onDeleted} />
      )}
    </li>
  );
}

function LastRun({ schedule }: { schedule: Schedule }) {
  if (schedule.last_run === null) return <span>Has not run yet</span>;
  const text = `Last run ${formatLocalTime(schedule.last_run)}`;
  const { last_status: last, last_cancelled: cancelled } = schedule;
  const state = last && stateOf({ status: last, cancelled, error_code: null });
  const status = state === null ? '' : `, ${scanStateWords[state].toLowerCase()}`;
  return (
    <span>
      {schedule.last_scan_id === null ? (
        text
      ) : (
        <Link to={`/scan/${schedule.last_scan_id}`}>{text}</Link>
      )}
      {status}
    </span>
  );
}

function Failures({ schedule }: { schedule: Schedule }) {
  const { failures, last_error: error } = schedule;
  return (
    <Notice kind="warn">
      <p>
        <strong>
          {failures === 1 ? 'The last run failed.' : `The last ${plural(failures, 'run')} failed.`}
        </strong>{' '}
        {error}
      </p>
    </Notice>
  );
}
