import type { ScanType } from '@curbcut/model/scan';
import type { User } from '@curbcut/wire/account';
import { emptyScheduleForm } from '../schedule-form.ts';
import { useNewSchedule } from '../use-new-schedule.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

export interface ScheduleWebsiteDialogProps {
  user: User;
  host: string;
  /** What was scanned last, and how. */
  url: string;
  scanType: ScanType;
  onClose: () => void;
}

/** Schedules scans of a website as it was scanned. */
export function ScheduleWebsiteDialog(props: ScheduleWebsiteDialogProps) {
  const { user, host, url, scanType, onClose } = props;
  const form = useNewSchedule({
    user,
    initial: { ...emptyScheduleForm, url, extent: scanType },
    onCreated: onClose,
  });
  return (
    <ScheduleDialog
      title={`Schedule scans of ${host}`}
      form={form}
      action={{ label: 'Schedule scan', pendingLabel: 'Scheduling...' }}
      onClose={onClose}
    />
  );
}
