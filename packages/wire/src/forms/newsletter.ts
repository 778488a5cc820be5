import { z } from 'zod';
import { Email } from '../account/account.ts';
import { formGuard } from './public-form.ts';

/** `POST /newsletter/subscribe`. The answer never tells whether the address is known. */
export const NewsletterRequest = z.object({ email_address: Email, ...formGuard });
export type NewsletterRequest = z.input<typeof NewsletterRequest>;
