import type { ServiceContext } from '../kernel/context/service-context.ts';
import { answerReport, type ReportAnswer, type WantedReport } from '../reports/index.ts';
import { readRecordedPicture, readSample, readSampleFacts } from './read-sample.ts';

/** A report of the sample; PDFs are made for scans that are stored, which the sample is not. Throws UNAVAILABLE. */
export function getSampleReport({
  ctx,
  input: { format },
}: {
  ctx: ServiceContext;
  input: { format: Exclude<WantedReport, 'pdf'> };
}): Promise<ReportAnswer> {
  const readInput = async () => ({
    report: await readSample(),
    screenshot: await readPicture(null),
    statePictures: readStatePictures,
    scanPath: '/sample-result',
    takesVerdicts: false,
    siteScores: null,
  });
  return answerReport(ctx, readInput, format);
}

async function readStatePictures() {
  const { pictures } = await readSampleFacts();
  return new Map(
    await Promise.all(pictures.map(async (name) => [name, await readPicture(name)] as const)),
  );
}

async function readPicture(name: string | null) {
  return { mediaType: 'image/webp', bytes: await readRecordedPicture(name) };
}
