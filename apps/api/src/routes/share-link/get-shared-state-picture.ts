import { getSharedStatePicture } from '@curbcut/services/shares';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';
import { pictureName } from '../scans/picture-name.ts';
import { sendScreenshot } from '../scans/send-screenshot.ts';
import { SharedTokenParams } from './shared-token.ts';

export function getSharedStatePictureRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/:token/pictures/:name',
    {
      compress: false,
      schema: {
        summary: 'A picture of the state in which an issue of a shared scan was seen, WebP',
        params: SharedTokenParams.extend({ name: pictureName }),
      },
    },
    async (request, reply) => {
      const { token, name } = request.params;
      const picture = await getSharedStatePicture({ ctx, input: { token, name } });
      return sendScreenshot(request, reply, picture);
    },
  );
}
