/** What every screen of ours must pass on: a desktop in light and in dark, and the narrowest width that WCAG asks for. */
export const displays = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
] as const;
