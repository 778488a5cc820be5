import { scopeStyle } from './scope-style.ts';

export interface MountedReport {
  /** The report's content, laid out at the width of the page, out of sight. */
  sheet: HTMLElement;
  /** A copy of some of its blocks, to be drawn. */
  wrap(blocks: readonly HTMLElement[]): HTMLElement;
  remove(): void;
}

const className = 'report-pdf';
/** html2canvas measures the base line of a font with a picture below the body, which our base styles make a block. */
const drawingStyle = `body > div > img { display: inline !important; }
.${className} .sheet { border: 0 !important; }`;
const styleAttribute = 'data-report-style';

/** The markup without anything that our policy would refuse, and the styles by themselves. */
export function takeStyles(html: string): { css: string; markup: string } {
  const sheets: string[] = [];
  const markup = html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
      sheets.push(css);
      return '';
    })
    .replace(/ style="/gi, ` ${styleAttribute}="`);
  return { css: sheets.join('\n'), markup };
}

/**
 * Puts an HTML report into this page, out of sight, so that it can be measured and drawn. It brings its own styles as a
 * file of this browser, because our policy refuses styles in the page. Throws when the report has no content.
 */
export async function mountReport(html: string, widthPx: number): Promise<MountedReport> {
  const { css, markup } = takeStyles(html);
  const content = new DOMParser().parseFromString(markup, 'text/html').querySelector('main');
  if (!content) throw new Error('The report has no content.');
  const style = await addStyle(`${scopeStyle(css, `.${className}`)}\n${drawingStyle}`);

  const sheet = document.importNode(content, true);
  for (const element of sheet.querySelectorAll<HTMLElement | SVGElement>(`[${styleAttribute}]`)) {
    element.style.cssText = element.getAttribute(styleAttribute) ?? '';
  }
  const frame = document.createElement('div');
  frame.className = className;
  frame.inert = true;
  Object.assign(frame.style, { position: 'absolute', left: '-99999px', width: `${widthPx}px` });
  frame.append(sheet);
  document.body.append(frame);
  // A picture that cannot be decoded is left out of the drawing; the rest of the report is not.
  await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));

  return {
    sheet,
    wrap: (blocks) => {
      const wrapper = document.createElement('div');
      wrapper.className = className;
      const part = document.importNode(sheet, false);
      part.append(...blocks.map((block) => block.cloneNode(true)));
      wrapper.append(part);
      return wrapper;
    },
    remove: () => {
      frame.remove();
      style.remove();
    },
  };
}

async function addStyle(css: string): Promise<{ remove: () => void }> {
  const url = URL.createObjectURL(new Blob([css], { type: 'text/css' }));
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The report’s styles were refused.')));
  });
  link.href = url;
  document.head.append(link);
  const remove = () => {
    link.remove();
    URL.revokeObjectURL(url);
  };
  try {
    await loaded;
  } catch (error) {
    remove();
    throw error;
  }
  return { remove };
}
