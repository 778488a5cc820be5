import { defaultSiteConfig } from '@curbcut/model/site';
import { publicRoutes } from '../app/public-pages.ts';
import { renderPage } from './render-page.tsx';

export interface CodeSample {
  /** Where it stands and how it is named, as in `/help: From the project’s folder`. */
  id: string;
  /** As its class says: `html`, `css`, `js` or `sh`. */
  language: string;
  code: string;
}

/** The lists of articles hold the same texts once more. */
const listsOfTexts = ['/blog'];

/**
 * For tests: every example of code on the public pages, found in what the pages show, so that a new one is among them
 * by itself. Throws for two with the same name on one page.
 */
export async function collectCodeSamples(): Promise<CodeSample[]> {
  const samples: CodeSample[] = [];
  for (const route of publicRoutes) {
    const { pages = [] } = await route.preload();
    for (const { path } of pages.filter((page) => !listsOfTexts.includes(page.path)))
      samples.push(...samplesOf(path, await renderPage(path, defaultSiteConfig)));
  }
  const ids = samples.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`Two samples have one name: ${twice.join(', ')}`);
  return samples;
}

function samplesOf(path: string, html: string): CodeSample[] {
  const listings = [
    ...html.matchAll(
      /<figcaption[^>]*listing__label[^>]*>(.*?)<\/figcaption><pre[^>]*><code(?: class="language-(\w+)")?>(.*?)<\/code>/gs,
    ),
  ].map(([, label = '', language = '', code = '']) => ({
    id: `${path}: ${unescape(label)}`,
    language,
    code: unescape(code),
  }));
  // What is spoken of a line of code, in the figure that compares them.
  const spoken = [...html.matchAll(/<code class="spoken__code">(.*?)<\/code>/gs)].map(
    ([, code = '']) => ({
      id: `${path}: spoken ${unescape(code).replaceAll('\n', ' ')}`,
      language: 'html',
      code: unescape(code),
    }),
  );
  const changes = [
    ...html.matchAll(/<pre class="diff__body"><del>(.*?)<\/del><ins>(.*?)<\/ins><\/pre>/gs),
  ].map(([, before = '', after = '']) => ({
    id: `${path}: suggested change`,
    language: 'css',
    code: `${unescape(before)}\n${unescape(after)}`,
  }));
  const shown = html.match(/<pre\b/g)?.length ?? 0;
  if (shown !== listings.length + changes.length)
    throw new Error(`${path} shows code in a form that is not looked for.`);
  return [...listings, ...spoken, ...changes];
}

function unescape(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
