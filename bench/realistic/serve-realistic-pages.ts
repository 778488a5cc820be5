import { startPageServer } from '@curbcut/testing';
import { answerFile } from './answer-file.ts';
import { realisticPages } from './pages.ts';
import type { RealisticPage } from './realistic-page.ts';
import { renderTwin } from './render-twin.ts';
import { twinsOf } from './twins.ts';

/** Serves both twins of each page, and what belongs to them, on 127.0.0.1. */
export async function serveRealisticPages(
  pages: readonly RealisticPage[] = realisticPages,
): Promise<{ url(path: string): string; close(): Promise<void> }> {
  const answers = pages.flatMap((page) =>
    twinsOf(page).flatMap((twin) => {
      const { document, files } = renderTwin(page, () => twin.flawed);
      return [
        [twin.path, document] as const,
        ...Object.entries(files).map(
          ([file, content]) => [twin.path + file, answerFile(file, content)] as const,
        ),
      ];
    }),
  );
  const server = await startPageServer(Object.fromEntries(answers));
  return { url: server.url, close: () => server.close() };
}
