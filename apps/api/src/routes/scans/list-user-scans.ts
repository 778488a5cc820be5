import { ScanListAnswer, ScanListQuery } from '@curbcut/wire/scan';
import { listScans } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from './scan-id.ts';

/** The same list at two addresses: the history page asks for one, the dashboard for the other. */
export function listUserScansRoutes(api: Api, { ctx }: RouteParts): void {
  for (const path of ['/scans/user', '/dashboard/scans']) {
    api.get(
      path,
      {
        config: { access: 'user' },
        schema: {
          tags: ['Dashboard'],
          summary: 'A page of your scans',
          description:
            'Status, search and order apply to the whole history. `pending` means queued or running; the search finds a part of the address. Scans without a score or a count of issues come last in either order. The pages of a site scan are not listed: see GET /scan/{id}/site.',
          querystring: ScanListQuery,
          response: { 200: ScanListAnswer, ...errorAnswers(400, 401, 503) },
        },
      },
      async (request, reply) => {
        reply.headers(scanAnswerHeaders);
        return listScans({ ctx, input: { viewer: viewerOf(request), query: request.query } });
      },
    );
  }
}
