import { ApiError, callApi } from './api-client.ts';

interface HeldToken {
  token: string;
  /** On the page's own clock: earlier the server refuses it. */
  readyAtMs: number;
}

/** The token of one public form: asked for when somebody begins to fill it, and used once. */
export interface FormToken {
  /** Asks ahead, so that nobody waits when the form is sent. */
  prepare: () => void;
  /** Sends the form with its token; with another one when the form was open for too long. Throws what `call` throws. */
  use: <T>(call: (token: string) => Promise<T>) => Promise<T>;
}

export function createFormToken(): FormToken {
  let held: Promise<HeldToken> | null = null;

  const ask = (): Promise<HeldToken> => {
    const asking = fetchToken();
    held = asking;
    // One that did not come is asked for again.
    asking.catch(() => {
      if (held === asking) held = null;
    });
    return asking;
  };
  const useOnce = async <T>(call: (token: string) => Promise<T>): Promise<T> => {
    const { token, readyAtMs } = await (held ?? ask());
    await pauseUntil(readyAtMs);
    const answer = await call(token);
    held = null;
    return answer;
  };
  return {
    prepare: () => {
      if (held === null) ask().catch(() => undefined);
    },
    use: async (call) => {
      try {
        return await useOnce(call);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'INVALID_TOKEN') throw error;
        held = null;
        return useOnce(call);
      }
    },
  };
}

async function fetchToken(): Promise<HeldToken> {
  const { form_token: token, wait_ms: waitMs } = await callApi(
    { method: 'POST', path: '/form-token' },
    readToken,
  );
  return { token, readyAtMs: performance.now() + waitMs };
}

function readToken(answer: unknown): { form_token: string; wait_ms: number } | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { form_token: token, wait_ms: waitMs } = answer as {
    form_token?: unknown;
    wait_ms?: unknown;
  };
  if (typeof token !== 'string' || typeof waitMs !== 'number') return null;
  return { form_token: token, wait_ms: waitMs };
}

function pauseUntil(timeMs: number): Promise<void> {
  const leftMs = timeMs - performance.now();
  return leftMs <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, leftMs));
}
