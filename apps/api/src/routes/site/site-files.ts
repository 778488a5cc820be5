import type { Api } from '../../api.ts';
import { sendPageFile } from '../../site/page-file.ts';
import type { RouteParts } from '../route-parts.ts';

/** The sitemap and the feed, as the web app's build made them. */
export function siteFilesRoute(api: Api, { site }: RouteParts): void {
  for (const [path, file] of site.files) {
    api.get(path, async (_, reply) => sendPageFile(reply, file));
  }
}
