export interface CallTimes {
  requests: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  max: number;
}

const warmUpSeconds = 3;

/**
 * Asks at a steady pace, whether or not answers come, and counts each answer's time from when it was due to be asked:
 * a server that falls behind is not asked more gently. Throws when an answer is not 200.
 */
export async function measureCall({
  origin,
  token,
  paths,
  requestsPerSecond,
  seconds,
}: {
  origin: string;
  token: string;
  paths: readonly string[];
  requestsPerSecond: number;
  seconds: number;
}): Promise<CallTimes> {
  const intervalMs = 1_000 / requestsPerSecond;
  const warmUps = warmUpSeconds * requestsPerSecond;
  const requests = seconds * requestsPerSecond;
  const startMs = performance.now();
  const answers: Promise<number>[] = [];
  for (let index = 0; index < warmUps + requests; index += 1) {
    const dueMs = startMs + index * intervalMs;
    await pause(dueMs - performance.now());
    const path = paths[index % paths.length] ?? '/';
    const answer = ask(origin + path, token).then(() => performance.now() - dueMs);
    // It is thrown below, when all have been asked.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  const times = (await Promise.all(answers)).slice(warmUps).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { requests, p50: at(0.5) ?? 0, p95: at(0.95) ?? 0, max: times.at(-1) ?? 0 };
}

async function ask(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${body}`);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
