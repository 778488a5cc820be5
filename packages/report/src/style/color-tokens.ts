import { colors, cssColor, fonts } from '@curbcut/design-tokens';

/** The design's colors that the report uses, under the names of its style sheet. All pairs meet WCAG AA. */
const reportColors = {
  yellow: colors.yellow,
  ink: colors.ink,
  canvas: colors.canvas,
  surface: colors.surface,
  sunken: colors.sunken,
  line: colors.line,
  'line-strong': colors['line-strong'],
  text: colors.text,
  'text-2': colors['text-2'],
  'text-3': colors['text-3'],
  link: colors.link,
  critical: colors.critical,
  'critical-tint': colors['critical-tint'],
  serious: colors.serious,
  'serious-tint': colors['serious-tint'],
  moderate: colors.moderate,
  'moderate-tint': colors['moderate-tint'],
  minor: colors.minor,
  'minor-tint': colors['minor-tint'],
  'green-text': colors['band-green'],
  'green-tint': colors['band-green-tint'],
  code: colors['code-bg'],
  del: colors['diff-del'],
  'del-text': colors['diff-del-text'],
  add: colors['diff-add'],
  'add-text': colors['diff-add-text'],
} as const;

const variables = Object.entries(reportColors).map(
  ([name, color]) => `  --${name}: ${cssColor(color)};`,
);
const quoted = (families: readonly string[]) => families.map((name) => `"${name}"`).join(', ');

/** Light and dark in one list. */
export const colorTokens = `
:root {
  color-scheme: light dark;
${variables.join('\n')}
  --sans: ${quoted(fonts.sans)}, system-ui, "Segoe UI", sans-serif;
  --mono: ${quoted(fonts.mono)}, ui-monospace, monospace;
}
:root.print { color-scheme: light; }
`;
