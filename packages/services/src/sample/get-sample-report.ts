import type { ScanReport } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { answerReport, type ReportAnswer, type WantedReport } from '../reports/index.ts';
import { readRecordedPicture, readSample } from './read-sample.ts';

/** A report of the sample; PDFs are made for scans that are stored, which the sample is not. Throws UNAVAILABLE. */
export function getSampleReport({
  ctx,
  input: { format },
}: {
  ctx: ServiceContext;
  input: { format: Exclude<WantedReport, 'pdf'> };
}): Promise<ReportAnswer> {
  const readInput = async () => {
    const report = await readSample();
    return {
      report,
      screenshot: await readPicture(null),
      statePictures: () => readStatePictures(report),
      scanPath: '/sample-result',
      takesVerdicts: false,
      siteScores: null,
    };
  };
  return answerReport(ctx, readInput, format);
}

async function readStatePictures({ result }: ScanReport) {
  const issues = result?.issues ?? [];
  const names = issues.flatMap(({ reproduction }) =>
    (reproduction?.pictures ?? []).map(({ name }) => name),
  );
  const entries = [...new Set(names)].map(async (name) => [name, await readPicture(name)] as const);
  return new Map(await Promise.all(entries));
}

async function readPicture(name: string | null) {
  return { mediaType: 'image/webp', bytes: await readRecordedPicture(name) };
}
