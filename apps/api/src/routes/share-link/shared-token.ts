import { z } from 'zod';

/** Any text: a token that cannot exist is unknown, not wrong. */
export const SharedTokenParams = z.object({ token: z.string().describe('The end of the link') });
