import type { ReportFormat } from '@curbcut/model/reports';
import type { Standard } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { answerReport, type ReportAnswer } from './answer-report.ts';
import { readReportInput } from './read-report-input.ts';

/**
 * A scan's report in a form for people or machines. Throws NOT_FOUND, NOT_READY while the scan has not ended, CONFLICT
 * when it was judged by another standard than the one that is asked for, and for
 * a PDF REPORT_FAILED, and UNAVAILABLE while too many reports are made.
 */
export async function getReport({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: {
    scanId: string;
    reader: Reader;
    format: ReportFormat | 'summary';
    standard?: Standard | undefined;
  };
}): Promise<ReportAnswer> {
  return answerReport(ctx, () => readReportInput({ ctx, input }), input.format);
}
