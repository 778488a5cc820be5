/**
 * Globals that axe, or what is bundled with it, looks for and Chromium doesn't have. An element or a frame of such a name
 * would be taken for it. What it asks for with "in" is not here: it would be found.
 */
export const optionalGlobals = [
  '__global__',
  '__magic__',
  '_elementInternals',
  '_encodeHTML',
  'ActiveXObject',
  'axe',
  'Buffer',
  'Bun',
  'define',
  'Deno',
  'doT',
  'exports',
  'global',
  'importScripts',
  'module',
  'msCrypto',
  'process',
  'require',
  'setImmediate',
];
