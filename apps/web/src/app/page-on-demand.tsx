import { useState, type ComponentType } from 'react';
import { importPage } from '../lib/import-page.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { PublicPage } from '../lib/public-page.ts';
import { PageMeta } from './page-meta.tsx';

export interface LoadedPage {
  Component: ComponentType;
  /** What is said of its URLs; none for pages that are nobody else's business. */
  pages?: readonly PublicPage[];
}

export interface PageOnDemand {
  Component: ComponentType;
  /** Loads its script; drawn afterwards, the page is there at once. */
  preload: () => Promise<LoadedPage>;
}

/** A page whose script is loaded when somebody goes there. */
export function pageOnDemand(load: () => Promise<LoadedPage>): PageOnDemand {
  let loaded: ComponentType | null = null;
  const preload = async () => {
    const page = await load();
    loaded ??= withMeta(page);
    return page;
  };
  const Lazy = lazyPart(async () => {
    const page = await preload();
    return loaded ?? withMeta(page);
  }, importPage);
  function Page() {
    // What was there first stays: another component would lose what was typed.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component />;
  }
  return { Component: Page, preload };
}

/** The meta tags first, so that what the page itself says of them stands. */
function withMeta({ Component, pages = [] }: LoadedPage): ComponentType {
  if (pages.length === 0) return Component;
  return function PublicPageView() {
    return (
      <>
        <PageMeta pages={pages} />
        <Component />
      </>
    );
  };
}
