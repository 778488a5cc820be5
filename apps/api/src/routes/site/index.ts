import { resource } from '../resource.ts';
import { robotsRoute } from './robots.ts';
import { serverPagesStylesheetRoute } from './server-pages-stylesheet.ts';
import { siteConfigRoute } from './site-config.ts';
import { siteFilesRoute } from './site-files.ts';
import { webAppPagesRoute } from './web-app-pages.ts';

/** The pages and files of the web app. */
export const site = resource({ access: 'public' }, [
  robotsRoute,
  siteConfigRoute,
  siteFilesRoute,
  serverPagesStylesheetRoute,
  webAppPagesRoute,
]);
