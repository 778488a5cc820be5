export { colors, type Color } from './colors.ts';
export { cssColor } from './css-color.ts';
export { fonts } from './fonts.ts';
