import type { ScanState } from '@curbcut/model/scan';
import { CircleCheck, CircleSlash, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';

/** How each state of a scan is shown; the model has its word. */
export const scanStatuses: Record<ScanState, { Icon: LucideIcon; ink: string }> = {
  queued: { Icon: LoaderCircle, ink: '' },
  running: { Icon: LoaderCircle, ink: '' },
  completed: { Icon: CircleCheck, ink: 'ink-green' },
  failed: { Icon: CircleX, ink: 'ink-red' },
  cancelled: { Icon: CircleSlash, ink: '' },
};
