import type { ScanRecord } from '@curbcut/contracts';
import { CircleCheck, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';

/** How each status is said and shown. */
export const scanStatuses: Record<
  ScanRecord['status'],
  { word: string; Icon: LucideIcon; ink: string }
> = {
  queued: { word: 'Queued', Icon: LoaderCircle, ink: '' },
  running: { word: 'Running', Icon: LoaderCircle, ink: '' },
  completed: { word: 'Completed', Icon: CircleCheck, ink: 'ink-green' },
  failed: { word: 'Failed', Icon: CircleX, ink: 'ink-red' },
};
