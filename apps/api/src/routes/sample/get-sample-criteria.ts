import { getSampleCriteria } from '@curbcut/services/sample';
import { CriteriaAnswer } from '@curbcut/wire/verdicts';
import type { Api } from '../../api.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

export function getSampleCriteriaRoute(api: Api): void {
  api.get(
    '/criteria',
    {
      schema: {
        summary: 'What the sample scan says about each WCAG criterion, and why',
        response: { 200: CriteriaAnswer },
      },
    },
    async (_request, reply) => {
      reply.headers(scanAnswerHeaders);
      return getSampleCriteria();
    },
  );
}
