/** The computed styles that checks look at. Each costs every capture. */
export const capturedStyles = [
  'display',
  'visibility',
  'opacity',
  'position',
  'direction',
  'overflow-x',
  'overflow-y',
  'clip',
  'clip-path',
  'border-left-width',
  'border-top-width',
  'padding-left',
  'padding-top',
] as const;

export type CapturedStyle = (typeof capturedStyles)[number];
