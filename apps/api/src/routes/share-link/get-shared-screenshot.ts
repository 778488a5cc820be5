import { getSharedScreenshot } from '@curbcut/services/shares';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';
import { sendScreenshot } from '../scans/send-screenshot.ts';
import { SharedTokenParams } from './shared-token.ts';

export function getSharedScreenshotRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/:token/screenshot',
    {
      compress: false,
      schema: {
        summary: 'The picture of the whole page of a shared scan, WebP',
        params: SharedTokenParams,
      },
    },
    async (request, reply) => {
      const input = { token: request.params.token };
      return sendScreenshot(request, reply, await getSharedScreenshot({ ctx, input }));
    },
  );
}
