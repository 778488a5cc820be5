import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** So many scripts are searched. */
const mostScripts = 30;

/**
 * Whether a script of the page asks which color scheme people prefer and never hears that it changes: then the page has the
 * colors of both schemes at once until it is loaded again.
 */
export async function isSchemeChosenAtLoad(page: PageUnderTest): Promise<boolean> {
  const session = clientOf(page.page.mainFrame());
  const within = <T>(asking: Promise<T>) =>
    page.guard.within(
      page.limits.frameMs,
      'PAGE_HUNG',
      asking.catch(() => null),
    );
  const tree = await within(session.send('Page.getResourceTree'));
  if (!tree) return false;
  const { frame, resources } = tree.frameTree;
  const scripts = resources.filter(({ type }) => type === 'Script').slice(0, mostScripts);
  const files = await Promise.all(
    [{ url: frame.url }, ...scripts].map(({ url }) =>
      within(session.send('Page.getResourceContent', { frameId: frame.id, url })),
    ),
  );
  const [document = '', ...codes] = files.map((file) =>
    file && !file.base64Encoded ? file.content : '',
  );
  const inDocument = [...document.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/gi)];
  const asking = [...inDocument.map(([, code]) => code ?? ''), ...codes].filter((code) =>
    code.includes('prefers-color-scheme'),
  );
  return asking.length > 0 && !asking.some((code) => hearsChanges.test(code));
}

const hearsChanges = /addEventListener\(\s*['"`]change|\.addListener\(|\.onchange\s*=/;
