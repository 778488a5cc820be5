import { resource } from '../resource.ts';
import { listOutboxRoute } from './list-outbox.ts';
import { readOutboxMailRoute } from './read-outbox-mail.ts';

/** The mails that stay on this machine, for whoever has the key. */
export const outbox = resource({ prefix: '/outbox', access: 'public' }, [
  listOutboxRoute,
  readOutboxMailRoute,
]);
