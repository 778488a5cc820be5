import { readFileSync } from 'node:fs';
import { colors, cssColor, fonts } from '@curbcut/design-tokens';

const { yellow, header, canvas, surface, sunken, line, text, link, primary } = colors;
const pageColors = {
  yellow,
  header,
  canvas,
  surface,
  sunken,
  line,
  text,
  'text-2': colors['text-2'],
  link,
  primary,
  'primary-text': colors['primary-text'],
  'primary-edge': colors['primary-edge'],
};

const variables = Object.entries(pageColors).map(
  ([name, color]) => `  --${name}: ${cssColor(color)};`,
);

/** The style sheet of the pages that the server makes itself. */
export const serverPagesStyle = `:root {
  color-scheme: light dark;
${variables.join('\n')}
  --shadow: light-dark(rgb(20 23 30 / 0.35), rgb(255 255 255 / 0.4));
  --sans: '${fonts.sans[0]}', system-ui, 'Segoe UI', sans-serif;
  --mono: '${fonts.mono[0]}', ui-monospace, monospace;
}
${readFileSync(new URL('server-pages.css', import.meta.url), 'utf8')}`;
