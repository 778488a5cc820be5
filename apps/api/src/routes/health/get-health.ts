import { Health } from '@curbcut/wire/health';
import { getHealth } from '@curbcut/services/health';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';

export function getHealthRoute(api: Api, { ctx, env, site }: RouteParts): void {
  api.get(
    '/health',
    {
      schema: {
        summary: 'Whether the service works, part by part',
        response: {
          200: Health,
          503: Health.describe('The database or the queue cannot be reached'),
        },
      },
    },
    async (_request, reply) => {
      const health = await getHealth({ ctx });
      const { task_queue: taskQueue } = health.version;
      const version = env.HEALTH_SHOWS_VERSIONS
        ? { ...health.version, build_date: site.config.buildDate }
        : { task_queue: taskQueue };
      return reply
        .header('cache-control', 'no-store')
        .code(health.status === 'unhealthy' ? 503 : 200)
        .send({ ...health, version });
    },
  );
}
