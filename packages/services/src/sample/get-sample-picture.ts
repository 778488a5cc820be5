import { AppError } from '@curbcut/model/errors';
import { etagOf } from '../scans/index.ts';
import { readRecordedPicture, readSampleFacts } from './read-sample.ts';

/** The picture of the sample's page, or, by its name, of a state. Throws NOT_FOUND for a name that it does not have. */
export async function getSamplePicture({
  input: { name },
}: {
  input: { name: string | null };
}): Promise<{ mediaType: string; bytes: Uint8Array; etag: string }> {
  const { pictures } = await readSampleFacts();
  if (name !== null && !pictures.includes(name)) {
    throw new AppError('NOT_FOUND', 'There is no picture of this name.');
  }
  const bytes = await readRecordedPicture(name);
  return { mediaType: 'image/webp', bytes, etag: etagOf(bytes) };
}
