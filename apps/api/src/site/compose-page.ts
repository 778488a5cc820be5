import type { RenderedPage, SiteConfig } from '@curbcut/model/site';

/**
 * The app's page with the configuration in it, which an app without it would have to ask for, and with what was drawn
 * ahead. What only an app needs that draws everything itself is left out then.
 */
export function composePage(
  index: string,
  { config, head, drawn }: { config: SiteConfig; head?: string; drawn?: RenderedPage },
): string {
  let page = index;
  if (head !== undefined) {
    page = page.replace(/<!--head-->[\s\S]*?<!--\/head-->/, () => head);
  }
  if (drawn) {
    page = page
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-path="${drawn.path}">${drawn.body}</div>`,
      )
      // It can be read already: styles and font go first.
      .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      .replace(/<!--app-only-->[\s\S]*?<!--\/app-only-->/, '');
  }
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  const script = `<script type="application/json" id="site-config">${json}</script>`;
  return page.replace('</body>', () => `${script}\n  </body>`);
}
