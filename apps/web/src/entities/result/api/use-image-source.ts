import { useQuery } from '@tanstack/react-query';
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
  const isSignedIn = readAccessToken() !== null;
  const fetched = useQuery({
    queryKey: ['image', path],
    queryFn: () => load(path ?? ''),
    enabled: isSignedIn && path !== null,
    staleTime: Infinity,
  });
  if (isSignedIn || path === null) return { src: fetched.data, hasFailed: fetched.isError };
  return { src: apiUrl(path), hasFailed: false };
}

/** The same for several, which come together. */
export function useImageSources(paths: readonly string[]): LoadedImage[] {
  const isSignedIn = readAccessToken() !== null;
  const { data, isError } = useQuery({
    queryKey: ['images', ...paths],
    queryFn: () => Promise.all(paths.map(load)),
    enabled: isSignedIn && paths.length > 0,
    staleTime: Infinity,
  });
  return paths.map((path, at) =>
    isSignedIn ? { src: data?.[at], hasFailed: isError } : { src: apiUrl(path), hasFailed: false },
  );
}

async function load(path: string): Promise<string> {
  return toDataUrl(await fetchFile(path, timeoutMs));
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
