import type { Plugin } from 'vite';

/** The Latin text font: every page's first lines are set in it. */
const textFont = /atkinson-hyperlegible-next-latin-wght-normal-[^/]+\.woff2$/;

/** Lets a browser ask for the font together with the styles that name it. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => textFont.test(file));
        if (font === undefined) throw new Error('The build has no text font.');
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${font}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
