import { useQueries } from '@tanstack/react-query';
import { readAccessToken } from '../../../lib/access-token.ts';
import { apiUrl, fetchFile } from '../../../lib/api-client.ts';

const timeoutMs = 30_000;

export interface LoadedImage {
  /** Undefined while it loads. */
  src: string | undefined;
  hasFailed: boolean;
}

/**
 * The URL of a screenshot of the API for an `img`. An `img` cannot carry the token of somebody signed in, so for them
 * the screenshot is fetched and becomes a data URL.
 */
export function useImageSource(path: string | null): LoadedImage {
  const [only] = useImageSources([path]);
  return only ?? { src: undefined, hasFailed: false };
}

/** The same for several. */
export function useImageSources(paths: readonly (string | null)[]): LoadedImage[] {
  const isSignedIn = readAccessToken() !== null;
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: ['image', path],
      queryFn: async () => toDataUrl(await fetchFile(path ?? '', timeoutMs)),
      enabled: isSignedIn && path !== null,
      staleTime: Infinity,
    })),
    combine: (fetched) =>
      fetched.map(({ data, isError }, at) => {
        const path = paths[at] ?? null;
        if (isSignedIn || path === null) return { src: data, hasFailed: isError };
        return { src: apiUrl(path), hasFailed: false };
      }),
  });
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The screenshot could not be read')),
    );
    reader.readAsDataURL(file);
  });
}
