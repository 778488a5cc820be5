import type { ReportAnswer } from '@curbcut/services';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../../http/content-disposition.ts';
import { reportPolicy } from '../../http/security-headers.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

/** An HTML report is shown in a world of its own: text from the scanned page can do nothing there. */
export function sendReport(
  reply: FastifyReply,
  report: ReportAnswer,
  disposition: ReportAnswer['disposition'] = report.disposition,
): FastifyReply {
  reply.headers({
    ...scanAnswerHeaders,
    'content-disposition': contentDisposition(disposition, report.fileName),
  });
  if (report.mediaType.startsWith('text/html')) {
    reply.header('content-security-policy', reportPolicy);
  }
  const body = typeof report.body === 'string' ? report.body : Buffer.from(report.body);
  return reply.type(report.mediaType).send(body);
}
