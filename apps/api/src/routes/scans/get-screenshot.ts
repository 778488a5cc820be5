import { getScreenshot } from '@curbcut/services';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from './scan-id.ts';

export function getScreenshotRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan/:id/screenshot',
    {
      compress: false,
      schema: {
        tags: ['Scans'],
        summary: 'The picture of the whole page, WebP',
        params: ScanIdParams,
      },
    },
    async (request, reply) => {
      const picture = await getScreenshot({ ctx, input: { scanId: request.params.id } });
      reply.headers({
        ...scanAnswerHeaders,
        'cache-control': 'private, no-cache',
        'cross-origin-resource-policy': 'same-origin',
        etag: picture.etag,
      });
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
      return reply.type(picture.mediaType).send(Buffer.from(picture.bytes));
    },
  );
}
