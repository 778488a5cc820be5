import { ScanListAnswer, ScanListQuery } from '@curbcut/wire/scan';
import { listScans } from '@curbcut/services/scans';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { Route } from '../resource.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

/** The same list under two paths: the history page asks for one, the dashboard for the other. */
export function listUserScansRoute(path: string): Route {
  return (api, { ctx }) => {
    api.get(
      path,
      {
        schema: {
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
  };
}
