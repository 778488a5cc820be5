import type { ScanType } from '@curbcut/model/scan';
import type { User } from '@curbcut/wire/account';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { NativeButton } from '../../../components/ui/native-button.tsx';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import type { ScheduleWebsiteDialogProps } from './schedule-website-dialog.tsx';

const ScheduleWebsiteDialog = lazyPart<ScheduleWebsiteDialogProps>(async () => {
  const part = await import('./schedule-website-dialog.tsx');
  return part.ScheduleWebsiteDialog;
});

export interface ScheduleWebsiteProps {
  user: User;
  host: string;
  /** What was scanned last, and how. */
  url: string;
  scanType: ScanType;
}

/** In the row of a website: the form in a dialog, or where it is said why there is none. */
export function ScheduleWebsite({ user, ...website }: ScheduleWebsiteProps) {
  const [isOpen, setOpen] = useState(false);
  const words = (
    <>
      Schedule<span className="sr-only"> scans of {website.host}</span>
    </>
  );
  if (user.max_scheduled_scans === 0)
    return (
      <Link className="text-sm" to="/dashboard?tab=schedules">
        {words}
      </Link>
    );
  return (
    <>
      <NativeButton className="website__schedule" onPress={() => setOpen(true)}>
        {words}
      </NativeButton>
      {isOpen && (
        <PartBoundary>
          <Suspense>
            <ScheduleWebsiteDialog user={user} {...website} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
