import { resource } from '../resource.ts';
import { subscribeRoute } from './subscribe.ts';
import { subscriptionLinksRoutes } from './subscription-links.ts';

/** Subscribing, and the links in its mails. */
export const newsletter = resource({ prefix: '/newsletter', access: 'public', tag: 'Contact' }, [
  subscribeRoute,
  subscriptionLinksRoutes,
]);
