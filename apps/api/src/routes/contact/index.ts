import { resource } from '../resource.ts';
import { sendMessageRoute } from './send-message.ts';

/** Messages to the operator. */
export const contact = resource({ prefix: '/contact', access: 'public', tag: 'Contact' }, [
  sendMessageRoute,
]);
