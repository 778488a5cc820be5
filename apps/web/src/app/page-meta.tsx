import { useLocation } from 'react-router';
import { documentTitle, robotsOf, type PublicPage } from '../lib/public-page.ts';
import { useSiteConfig } from '../lib/site-config.ts';
import { usePageMeta } from '../lib/use-page-meta.ts';

/** Says in the document's head what is known of the page at this URL. */
export function PageMeta({ pages }: { pages: readonly PublicPage[] }) {
  const { pathname } = useLocation();
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const page = pages.find((known) => known.path === path);
  return page && <Meta page={page} />;
}

function Meta({ page }: { page: PublicPage }) {
  const config = useSiteConfig();
  const robots = robotsOf(page, config);
  usePageMeta({
    title: documentTitle(page),
    description: page.description,
    robots,
    canonical: robots ? undefined : config.publicUrl + page.path,
  });
  return null;
}
