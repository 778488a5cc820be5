import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Form } from '../../../lib/use-form.ts';
import type { ScheduleForm } from '../schedule-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface ScheduleDialogProps {
  title: string;
  form: Form<ScheduleForm>;
  /** Of the button that sends the form, and while it is sent. */
  action: { label: string; pendingLabel: string };
  onClose: () => void;
}

/** A schedule in a dialog. */
export function ScheduleDialog({ title, form, action, onClose }: ScheduleDialogProps) {
  return (
    <FormDialog title={title} onClose={onClose} onSubmit={form.submit}>
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
          {form.isPending ? action.pendingLabel : action.label}
        </Button>
      </div>
    </FormDialog>
  );
}
