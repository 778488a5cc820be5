import { z } from 'zod';

/** Any text: an id that no schedule has is not found, whatever it looks like. */
export const ScheduleParams = z.object({ scheduleId: z.string().max(100) });
