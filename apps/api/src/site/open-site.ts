import type { Log } from '@curbcut/model/log';
import type { RenderedPage, RenderedSite, SiteConfig } from '@curbcut/model/site';
import type { ServicesConfig } from '@curbcut/services/kernel';
import type { WebApp } from '../plugins/web-app.ts';
import { composePage } from './compose-page.ts';
import { createPageFile, type PageFile } from './page-file.ts';
import { toSiteConfig } from './to-site-config.ts';

interface SitePage {
  /** Whole, to be read as it is. */
  drawn: PageFile;
  /** With its title and description only: for an address whose query decides what the app draws. */
  undrawn: PageFile;
}

/** What this installation sends a browser. */
export interface Site {
  config: SiteConfig;
  /** The app, which draws everything itself; null when it has not been built. */
  app: PageFile | null;
  /** By path; empty when nothing could be drawn ahead. */
  pages: ReadonlyMap<string, SitePage>;
  notFound: PageFile | null;
  /** The sitemap, the feed. */
  files: ReadonlyMap<string, PageFile>;
}

/** Draws every public page once, with the configuration of this installation. */
export async function openSite(
  { index, folder, renderer }: WebApp,
  { config: services, log }: { config: ServicesConfig; log: Log },
  { showsVersions }: { showsVersions: boolean },
): Promise<Site> {
  const config = toSiteConfig(
    services,
    renderer?.build ?? { date: null, commit: null },
    showsVersions,
  );
  if (index === null) {
    return { config, app: null, pages: new Map(), notFound: null, files: new Map() };
  }
  const app = createPageFile(composePage(index, { config }));
  const drawn = await draw();
  if (drawn === null) return { config, app, pages: new Map(), notFound: app, files: new Map() };
  const whole = (page: RenderedPage) =>
    createPageFile(composePage(index, { config, head: page.head, drawn: page }));
  return {
    config,
    app,
    pages: new Map(
      drawn.pages.map((page) => [
        page.path,
        {
          drawn: whole(page),
          undrawn: createPageFile(composePage(index, { config, head: page.head })),
        },
      ]),
    ),
    notFound: whole(drawn.notFound),
    files: new Map(
      drawn.files.map(({ path, content, type }) => [path, createPageFile(content, type)]),
    ),
  };

  async function draw(): Promise<RenderedSite | null> {
    try {
      const site = (await renderer?.renderSite({ config, folder })) ?? null;
      for (const { path, error } of site?.failures ?? []) {
        log.warn({ err: error, path }, 'This page is drawn by the browser only');
      }
      return site;
    } catch (error) {
      log.warn({ err: error }, 'No page could be drawn ahead; the browser draws them all');
      return null;
    }
  }
}
