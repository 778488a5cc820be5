import type { SiteConfig } from './site-config.ts';

/** A public page, drawn ahead: its parts are put into the web app's index.html. */
export interface RenderedPage {
  path: string;
  /** Title, meta and link elements. */
  head: string;
  /** What stands in `#root`. */
  body: string;
}

/** What the web app says in files beside its pages: the sitemap, the feed. */
export interface RenderedFile {
  path: string;
  type: string;
  content: string;
}

export interface RenderedSite {
  pages: readonly RenderedPage[];
  /** For an address that leads nowhere. */
  notFound: RenderedPage;
  files: readonly RenderedFile[];
  /** Each page that could not be drawn, and why; it is drawn by the browser then. */
  failures: readonly { path: string; error: unknown }[];
}

/** When the web app was built, and from which source. */
export interface BuildInfo {
  /** ISO 8601, UTC. */
  date: string | null;
  commit: string | null;
}

/** What the web app's build exports for the server that sends its pages. */
export interface SiteRenderer {
  build: BuildInfo;
  /** `folder` is that of the build. Throws when the folder is not of the same build. */
  renderSite(input: { config: SiteConfig; folder: string }): Promise<RenderedSite>;
}
