import type { ServiceContext } from '@curbcut/services';
import type { ApiEnv } from '../env.ts';
import type { Site } from '../site/open-site.ts';

/** What routes are made from. */
export interface RouteParts {
  ctx: ServiceContext;
  env: Pick<ApiEnv, 'PUBLIC_URL' | 'HEALTH_SHOWS_VERSIONS'>;
  site: Site;
}
