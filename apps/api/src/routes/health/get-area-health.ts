import { AreaHealth } from '@curbcut/wire/health';
import { getAreaHealth } from '@curbcut/services/health';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';

const areas = ['auth', 'dashboard', 'schedules'] as const;

/** One call per area of the status page; each tests what it names. */
export function getAreaHealthRoutes(api: Api, { ctx }: RouteParts): void {
  for (const area of areas) {
    api.get(
      `/${area}/health`,
      {
        schema: {
          summary: `Whether the part “${area}” works`,
          response: { 200: AreaHealth, 503: AreaHealth.describe('It does not work right now') },
        },
      },
      async (_request, reply) => {
        const health = await getAreaHealth({ ctx, input: { area } });
        return reply
          .header('cache-control', 'no-store')
          .code(health.status === 'healthy' ? 200 : 503)
          .send(health);
      },
    );
  }
}
