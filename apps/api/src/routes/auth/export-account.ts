import { limits } from '@curbcut/model/limits';
import { Readable } from 'node:stream';
import { exportAccount } from '@curbcut/services/accounts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function exportAccountRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/export',
    {
      compress: false,
      schema: {
        summary: 'Everything that is kept about you, as one ZIP',
        description: `Profile, sessions, plan changes, schedules, shares, mails, and each scan with its record (JSON), its report (HTML) and its picture. At most ${limits.accountExportsPerHour} an hour.`,
        response: errorAnswers(401, 429, 503),
      },
    },
    async (request, reply) =>
      sendArchive(reply, await exportAccount({ ctx, input: { viewer: viewerOf(request) } })),
  );
}

function sendArchive(
  reply: FastifyReply,
  { fileName, body }: Awaited<ReturnType<typeof exportAccount>>,
): FastifyReply {
  return reply
    .headers({
      ...privateAnswer,
      'content-disposition': contentDisposition(fileName),
    })
    .type('application/zip')
    .send(Readable.from(body, { objectMode: false }));
}
