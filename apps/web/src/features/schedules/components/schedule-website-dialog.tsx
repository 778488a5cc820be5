import type { ScanType } from '@curbcut/model/scan';
import type { User } from '@curbcut/wire/account';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { emptyScheduleForm } from '../schedule-form.ts';
import { useNewSchedule } from '../use-new-schedule.ts';
import { ScheduleFields } from './schedule-fields.tsx';

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
    <FormDialog title={`Schedule scans of ${host}`} onClose={onClose} onSubmit={form.submit}>
      <div className="dialog__body stack">
        <ScheduleFields form={form} />
        {form.failure !== null && (
          <Notice kind="error" role="alert">
            <p>{form.failure}</p>
          </Notice>
        )}
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isPending={form.isPending}>
          {form.isPending ? 'Scheduling...' : 'Schedule scan'}
        </Button>
      </div>
    </FormDialog>
  );
}
