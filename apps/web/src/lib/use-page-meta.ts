import { useEffect } from 'react';

export interface PageMeta {
  title: string;
  description?: string | undefined;
  /** For example `noindex`. */
  robots?: string | undefined;
}

/** Sets the title and meta tags of a page, and restores what was there on leave. */
export function usePageMeta({ title, description, robots }: PageMeta): void {
  useEffect(() => {
    const titleBefore = document.title;
    document.title = title;
    return () => {
      document.title = titleBefore;
    };
  }, [title]);
  useMetaTag('description', description);
  useMetaTag('robots', robots);
}

function useMetaTag(name: string, content: string | undefined): void {
  useEffect(() => {
    if (content === undefined) return undefined;
    const known = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
    const tag = known ?? document.head.appendChild(document.createElement('meta'));
    const before = known?.content;
    tag.name = name;
    tag.content = content;
    return () => {
      if (before === undefined) tag.remove();
      else tag.content = before;
    };
  }, [name, content]);
}
