import { getScreenshot } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';
import { ScanIdParams } from './scan-id.ts';
import { sendScreenshot } from './send-screenshot.ts';

export function getScreenshotRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan/:id/screenshot',
    {
      compress: false,
      schema: {
        summary: 'The picture of the whole page, WebP',
        params: ScanIdParams,
      },
    },
    async (request, reply) => {
      const picture = await getScreenshot({
        ctx,
        input: { scanId: request.params.id, reader: request.viewer },
      });
      return sendScreenshot(request, reply, picture);
    },
  );
}
