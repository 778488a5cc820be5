import { startPageServer } from '@curbcut/testing';
import { answerFile } from '../realistic/answer-file.ts';
import { renderVariant } from './render-variant.ts';
import type { Variant } from './variant.ts';
import { variantMedia } from './variant-media.ts';
import { twinsOf } from './variant-twins.ts';
import { variants } from './variants.ts';

/** Serves both twins of each variant, and what they embed, on 127.0.0.1. */
export async function serveVariants(
  served: readonly Variant[] = variants,
): Promise<{ url(path: string): string; close(): Promise<void> }> {
  const pages = served.flatMap((variant) =>
    twinsOf(variant).map(({ path, flawed }) => [path, renderVariant(variant, flawed)] as const),
  );
  const media = Object.entries(variantMedia).map(
    ([file, content]) => [`/media/${file}`, answerFile(file, content)] as const,
  );
  const server = await startPageServer(Object.fromEntries([...pages, ...media]));
  return { url: server.url, close: () => server.close() };
}
