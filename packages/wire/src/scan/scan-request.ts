import { z } from 'zod';
import { errorMessages } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { emailPattern } from '@curbcut/model/text';
import { toOneLine } from '@curbcut/model/text';
import { StandardId } from './schema-parts.ts';

/** What is said of anything that is neither. */
export const interactionProblem =
  'Say with true or false whether the page may be used (interaction).';

export const nearCopiesProblem =
  'Say with true or false whether near-copies of pages are scanned too (near_copies).';

/** Pages of one website that are scanned alone, instead of those that it names itself. */
export const ChosenAddresses = z
  .array(
    z
      .string({ error: errorMessages.urlRequired })
      .trim()
      .min(1, errorMessages.urlRequired)
      .max(limits.urlLength, errorMessages.invalidUrl),
    { error: 'Give the addresses as a list.' },
  )
  .min(1, 'Give at least one address.')
  .max(limits.addresses, `Give at most ${limits.addresses} addresses.`);

const optionalText = z
  .string()
  .overwrite(toOneLine)
  .max(limits.nameLength)
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** `POST /run-once`. */
export const ScanRequest = z.object({
  url: z.string({ error: errorMessages.urlRequired }).trim().min(1, errorMessages.urlRequired),
  email: z
    .string()
    .trim()
    .max(limits.emailLength, errorMessages.emailInvalid)
    .transform((text) => (text === '' ? undefined : text))
    .pipe(z.string().regex(emailPattern, errorMessages.emailInvalid).optional())
    .optional(),
  name: optionalText,
  company: optionalText,
  /** `site`: as many pages as the plan allows, from sitemap and links. */
  scan_type: z.enum(['single_page', 'site']).optional(),
  /** What decides which failed issues count; left out: the account’s choice, else WCAG 2.2 AA. */
  standard: StandardId.optional(),
  /** False: the page is looked at and not used; what shows only in use stays untested. */
  interaction: z.boolean({ error: interactionProblem }).optional(),
  /** Of a site: pages that show what others show are scanned in their turn, and not last. */
  near_copies: z.boolean({ error: nearCopiesProblem }).optional(),
  /** Of a site: only these of its pages. */
  addresses: ChosenAddresses.nullish(),
  /** Of a site: the id of a scan of one's own, of which the choice of pages is taken. */
  repeats: z.string().max(64, 'No scan has this id.').optional(),
});
export { StandardId } from './schema-parts.ts';
export type ScanRequest = z.infer<typeof ScanRequest>;

export const ScanRequestAnswer = z.object({ job_id: z.string(), status: z.literal('queued') });
export type ScanRequestAnswer = z.infer<typeof ScanRequestAnswer>;
