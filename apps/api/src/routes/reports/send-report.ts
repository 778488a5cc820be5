import type { ReportAnswer } from '@curbcut/services/reports';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
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
    'content-disposition': contentDisposition(report.fileName, { type: disposition }),
  });
  if (report.mediaType.startsWith('text/html')) {
    reply.header('content-security-policy', reportPolicy(report.scriptSource));
  }
  // Text is sent as bytes too: to text of any JSON type the framework adds a charset, which SARIF's type does not have.
  const { body } = report;
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
  return reply.type(report.mediaType).send(bytes);
}
