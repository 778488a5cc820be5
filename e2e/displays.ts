/** What our own scanner and the dialogs are tried on: a desktop in light and in dark, and the narrowest width that WCAG asks for. */
export const displays = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
] as const;

/** A desktop, a phone, and the narrowest width that WCAG asks for: each is tried in light, dark and forced colors. */
export const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

export interface Display {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}
