import type { ScanReport, SiteScores, Standard } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import {
  findManualAnswers,
  readScreenshot,
  readScan,
  readSiteScores,
  readStatePictures,
  requireStandard,
} from '../results/index.ts';

export interface ReportInput {
  report: ScanReport;
  screenshot: { mediaType: string; bytes: Uint8Array } | null;
  /** Reads the pictures of states, by their names: only one form of a report shows them. */
  statePictures: () => Promise<ReadonlyMap<string, { mediaType: string; bytes: Uint8Array }>>;
  /** Where the scan is shown: a person's own scan, or an anonymous one by its id. Null: the reader may not go there. */
  scanPath: string | null;
  /** Its owner can decide about its issues: those of an anonymous scan are kept with nobody. */
  takesVerdicts: boolean;
  /** Null: it is the scan of one page. */
  siteScores: SiteScores | null;
}

/** What a report is made from. Throws NOT_FOUND, and CONFLICT where another standard is asked for. */
export async function readReportInput({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader; standard?: Standard | undefined };
}): Promise<ReportInput> {
  const { scan, report } = await readScan(ctx.db, input.scanId, input.reader);
  requireStandard(report, input.standard);
  const answers = await findManualAnswers(ctx.db, scan);
  return {
    report: {
      ...report,
      manualAnswers: answers.filter(({ answer }) => answer !== 'not-checked'),
    },
    screenshot: await readScreenshot(ctx.db, scan.id),
    statePictures: () => readStatePictures(ctx.db, scan.id),
    scanPath: `/${scan.user_id === null ? 'results' : 'scan'}/${scan.id}`,
    takesVerdicts: scan.user_id !== null,
    siteScores: await readSiteScores(ctx.db, scan),
  };
}
