import type { Flaw, PageFiles, RealisticPage } from './realistic-page.ts';

export interface RenderedTwin {
  document: string;
  files: PageFiles;
  /** The ids that the page asked for, in order of first use. */
  ids: string[];
  /** Those whose two texts are equal somewhere. */
  idle: string[];
}

/** One twin of a page: with the barriers whose ids are chosen, without the others. */
export function renderTwin(page: RealisticPage, has: (id: string) => boolean): RenderedTwin {
  const ids = new Set<string>();
  const idle = new Set<string>();
  const flaw: Flaw = (id, clean, flawed) => {
    ids.add(id);
    if (clean === flawed) idle.add(id);
    return has(id) ? flawed : clean;
  };
  const document = page.render(flaw);
  const files = typeof page.files === 'function' ? page.files(flaw) : (page.files ?? {});
  return { document, files, ids: [...ids], idle: [...idle] };
}
