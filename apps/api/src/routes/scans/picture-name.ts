import { z } from 'zod';

/** Any text: a picture that cannot exist is unknown, not wrong. */
export const pictureName = z.string().describe('The picture’s name, as its issue gives it');
