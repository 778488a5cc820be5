import type { ServiceContext } from '../kernel/context/service-context.ts';
import {
  answerReport,
  readReportInput,
  type ReportAnswer,
  type WantedReport,
} from '../reports/index.ts';
import { openShare } from './open-share.ts';
import { toSharedReport } from './to-shared-report.ts';

/** A report by link, for whoever was given one or for the reader's own window. Throws as getReport does. */
export async function getSharedReport({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string; format: WantedReport };
}): Promise<ReportAnswer> {
  const share = await openShare(ctx.db, input.token, ['share', 'report']);
  const readInput = () =>
    readReportInput({ ctx, input: { scanId: share.scan_id, reader: 'product' } });
  if (share.purpose === 'report') return answerReport(ctx, readInput, input.format);
  const readShared = async () => {
    const shared = await readInput();
    return { ...shared, report: toSharedReport(shared.report, input.token), scanPath: null };
  };
  return answerReport(ctx, readShared, input.format);
}
