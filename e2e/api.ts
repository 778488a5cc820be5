import { ScanStatusAnswer } from '@curbcut/wire/scan';
import { type RunningProduct, waitFor } from './start-product.ts';

/** Asks for a scan and returns its id. */
export async function requestScan(
  product: RunningProduct,
  body: Record<string, string>,
): Promise<string> {
  const response = await fetch(`${product.url}/run-once`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { job_id?: string; error?: string };
  if (!answer.job_id)
    throw new Error(`The scan was refused: ${response.status} ${answer.error ?? ''}`);
  return answer.job_id;
}

export async function readStatus(product: RunningProduct, id: string): Promise<ScanStatusAnswer> {
  const response = await fetch(`${product.url}/scan-status/${id}`);
  return ScanStatusAnswer.parse(await response.json());
}

/** Waits until the scan has reached one of the states. An API that does not answer meanwhile is asked again. */
export async function waitForStatus(
  product: RunningProduct,
  id: string,
  states: readonly ScanStatusAnswer['status'][],
  timeoutMs = 150_000,
): Promise<ScanStatusAnswer> {
  let answer: ScanStatusAnswer | undefined;
  await waitFor(async () => {
    answer = await readStatus(product, id).catch(() => answer);
    return answer !== undefined && states.includes(answer.status);
  }, timeoutMs);
  if (answer === undefined) throw new Error('The API never answered.');
  return answer;
}
