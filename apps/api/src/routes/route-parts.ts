import type { ServiceContext } from '@curbcut/services/kernel';
import type { ApiEnv } from '../env.ts';
import type { OutboxDoor } from '../outbox/outbox-door.ts';
import type { Site } from '../site/open-site.ts';

/** What routes are made from. */
export interface RouteParts {
  ctx: ServiceContext;
  env: Pick<ApiEnv, 'PUBLIC_URL' | 'HEALTH_SHOWS_VERSIONS'>;
  site: Site;
  /** The way to the mails that stay on this machine; null: there are none, or nobody may see them. */
  outbox: OutboxDoor | null;
}
