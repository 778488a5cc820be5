/** A color in the light and in the dark theme, or one that is the same in both. Hexadecimal, as CSS writes it. */
export type Color = string | { readonly light: string; readonly dark: string };

/**
 * The design's colors: the pages of the web app and of the server, reports and mails have no others. What each is for,
 * and the contrast that it keeps, stands in the web app's tokens.css, which a test holds to this list.
 */
export const colors = {
  // Brand
  yellow: '#ffc720',
  'yellow-hover': '#ffd65a',
  'yellow-press': '#f2b400',
  ink: '#15181f',
  'ink-2': '#1e222b',
  paper: '#fbf9f4',
  'on-yellow': '#15181f',

  // Surfaces
  canvas: { light: '#fbf9f4', dark: '#101217' },
  surface: { light: '#ffffff', dark: '#1a1d25' },
  sunken: { light: '#f4f1e9', dark: '#0c0e13' },
  raised: { light: '#ffffff', dark: '#222630' },
  hover: { light: '#efebe1', dark: '#262b35' },
  selected: { light: '#fff4cf', dark: '#30290f' },
  header: '#14171e',

  // Lines
  line: { light: '#e2ddd0', dark: '#2d323d' },
  'line-strong': { light: '#7f796b', dark: '#7d8594' },

  // Text
  text: { light: '#1a1e26', dark: '#f4f1e9' },
  'text-2': { light: '#41464f', dark: '#cbc9c1' },
  'text-3': { light: '#5a5e67', dark: '#a9a9a4' },
  link: { light: '#0f4a87', dark: '#9cc9ff' },
  'link-hover': { light: '#08305a', dark: '#cfe4ff' },

  // Actions
  primary: { light: '#15181f', dark: '#ffc720' },
  'primary-hover': { light: '#2c313c', dark: '#ffd65a' },
  'primary-text': { light: '#ffffff', dark: '#15181f' },
  'primary-edge': { light: '#ffc720', dark: '#b98600' },
  danger: { light: '#a3121f', dark: '#ffb1ab' },
  'disabled-bg': { light: '#ece8dd', dark: '#262b35' },
  'disabled-text': { light: '#5a5e67', dark: '#a9a9a4' },

  // Focus: 3px yellow next to the element, then a 2px line of text color
  'focus-inner': '#ffc720',
  'focus-outer': { light: '#15181f', dark: '#f4f1e9' },

  // Severity: text / tint / solid. Always with its icon shape and its word.
  critical: { light: '#99101d', dark: '#ffb1ab' },
  'critical-tint': { light: '#fdeae8', dark: '#3b1518' },
  'critical-solid': { light: '#b5172a', dark: '#f4716c' },
  serious: { light: '#863700', dark: '#ffbe90' },
  'serious-tint': { light: '#feeee0', dark: '#392110' },
  'serious-solid': { light: '#c2520c', dark: '#f08f45' },
  moderate: { light: '#624900', dark: '#ffd970' },
  'moderate-tint': { light: '#fff3cc', dark: '#312807' },
  'moderate-solid': { light: '#957000', dark: '#e3b524' },
  minor: { light: '#264877', dark: '#b3d1ff' },
  'minor-tint': { light: '#e8f0fb', dark: '#16263e' },
  'minor-solid': { light: '#3d6aa6', dark: '#74a6eb' },

  // Score bands. Always with the score and its word.
  'band-green': { light: '#0b5430', dark: '#8fe3b2' },
  'band-green-tint': { light: '#e1f4e8', dark: '#0f2f1f' },
  'band-green-solid': { light: '#1a7f4b', dark: '#3fbf7a' },
  'band-yellow': { light: '#624900', dark: '#ffd970' },
  'band-yellow-tint': { light: '#fff3cc', dark: '#312807' },
  'band-yellow-solid': { light: '#a67c00', dark: '#e3b524' },
  'band-red': { light: '#99101d', dark: '#ffb1ab' },
  'band-red-tint': { light: '#fdeae8', dark: '#3b1518' },
  'band-red-solid': { light: '#c0202f', dark: '#f4716c' },

  // Issue lifecycle
  new: { light: '#15181f', dark: '#f4f1e9' },
  'new-text': { light: '#ffffff', dark: '#15181f' },
  recurring: { light: '#41464f', dark: '#cbc9c1' },
  fixed: { light: '#0b5430', dark: '#8fe3b2' },
  'fixed-tint': { light: '#e1f4e8', dark: '#0f2f1f' },

  // Code and diff
  'code-bg': { light: '#f4f1e9', dark: '#0d0f14' },
  'diff-del': { light: '#fbdedc', dark: '#431a1d' },
  'diff-del-text': { light: '#7d0d18', dark: '#ffc4bf' },
  'diff-add': { light: '#d5f0df', dark: '#123824' },
  'diff-add-text': { light: '#084526', dark: '#a9edc5' },

  // Charts (each series also has a dash or a hatch)
  'chart-line': { light: '#15181f', dark: '#ffc720' },
  'chart-2': { light: '#0f4a87', dark: '#9cc9ff' },
  'chart-grid': { light: '#e2ddd0', dark: '#2d323d' },
  'chart-axis': { light: '#5a5e67', dark: '#a9a9a4' },
  'chart-new': { light: '#b5172a', dark: '#f4716c' },
  'chart-fixed': { light: '#1a7f4b', dark: '#3fbf7a' },
} as const satisfies Record<string, Color>;
