/** A link or a field as people find it on a page. */
export interface OutlineItem {
  /** What it shows, cut to 100 characters. */
  words: string;
  /** Absolute, without a fragment; null where it leads nowhere. */
  url: string | null;
  target: string[];
  /** Cut to 200 characters. Never to be interpreted as markup. */
  html: string;
}

/** What pages of a site repeat: the links of a navigation, of the page's header or footer outside of a navigation. */
export interface OutlineBlock {
  kind: 'navigation' | 'header' | 'footer';
  /** At most 60, as they are read. */
  links: OutlineItem[];
}

/** What of a page is compared with the other pages of its site. */
export interface PageOutline {
  title: string;
  /** Declared; empty without. */
  lang: string;
  /** Words of the first heading of level 1, else of the first of the content; empty without. */
  heading: string;
  /** At most 12. */
  blocks: OutlineBlock[];
  /** A field that searches the site. */
  search: OutlineItem | null;
  /** A link to a site map or an index of the pages. */
  siteMap: OutlineItem | null;
  /** The address that the page names as its own, absolute, without a fragment. Absent: it names none. */
  canonical?: string | undefined;
  /** It asks search engines to leave it out. */
  isNoindex?: boolean | undefined;
}
