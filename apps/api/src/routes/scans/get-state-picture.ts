import { getStatePicture } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';
import { pictureName } from './picture-name.ts';
import { ScanIdParams } from './scan-id.ts';
import { sendScreenshot } from './send-screenshot.ts';

export function getStatePictureRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan/:id/pictures/:name',
    {
      compress: false,
      schema: {
        summary: 'A picture of the state in which an issue was seen, WebP',
        params: ScanIdParams.extend({ name: pictureName }),
      },
    },
    async (request, reply) => {
      const { id, name } = request.params;
      const input = { scanId: id, name, reader: request.viewer };
      return sendScreenshot(request, reply, await getStatePicture({ ctx, input }));
    },
  );
}
