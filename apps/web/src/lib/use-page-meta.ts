import { useEffect } from 'react';

export interface PageMeta {
  title: string;
  description?: string | undefined;
  /** For example `noindex`. */
  robots?: string | undefined;
  /** The one URL of this page, for search engines. */
  canonical?: string | undefined;
}

/** Sets the title and meta tags of a page, and restores what was there on leave. */
export function usePageMeta({ title, description, robots, canonical }: PageMeta): void {
  useEffect(() => {
    const titleBefore = document.title;
    document.title = title;
    return () => {
      document.title = titleBefore;
    };
  }, [title]);
  useMetaTag('description', description);
  useMetaTag('robots', robots);
  useCanonical(canonical);
}

/** The pages of an account have none: theirs goes with the page that had it. */
function useCanonical(url: string | undefined): void {
  useEffect(() => {
    if (url === undefined) return undefined;
    const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const link = known ?? document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = url;
    return () => link.remove();
  }, [url]);
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
