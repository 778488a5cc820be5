import { getSampleScan } from '@curbcut/services/sample';
import { ScanRecord, toWireRecord } from '@curbcut/wire/scan';
import type { Api } from '../../api.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

export function getSampleScanRoute(api: Api): void {
  api.get(
    '/scan',
    {
      schema: {
        summary: 'A sample scan',
        description: 'Of a page that was made to be scanned, recorded when this version was made.',
        response: { 200: ScanRecord },
      },
    },
    async (_request, reply) => {
      reply.headers(scanAnswerHeaders);
      return toWireRecord(await getSampleScan());
    },
  );
}
