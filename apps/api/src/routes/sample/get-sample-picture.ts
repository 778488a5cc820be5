import { getSamplePicture } from '@curbcut/services/sample';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { pictureName } from '../scans/picture-name.ts';
import { sendScreenshot } from '../scans/send-screenshot.ts';

export function getSamplePictureRoute(api: Api): void {
  api.get(
    '/screenshot',
    {
      compress: false,
      schema: { summary: 'The picture of the whole page of the sample scan, WebP' },
    },
    async (request, reply) =>
      sendScreenshot(request, reply, await getSamplePicture({ input: { name: null } })),
  );
  api.get(
    '/pictures/:name',
    {
      compress: false,
      schema: {
        summary: 'A picture of the state in which an issue of the sample scan was seen, WebP',
        params: z.object({ name: pictureName }),
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      return sendScreenshot(request, reply, await getSamplePicture({ input: { name } }));
    },
  );
}
