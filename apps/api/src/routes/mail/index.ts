import { resource } from '../resource.ts';
import { notMePageRoute } from './not-me-page.ts';
import { suppressRecipientRoute } from './suppress-recipient.ts';
import { unsubscribePageRoute } from './unsubscribe-page.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

/** The links in mails, and their pages. */
export const mail = resource({ access: 'public', tag: 'Mail' }, [
  suppressRecipientRoute,
  notMePageRoute,
  unsubscribeRoute,
  unsubscribePageRoute,
]);
