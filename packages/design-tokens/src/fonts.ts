/** The design's typefaces: the name of the variable font first, then that of the one a machine may have installed. */
export const fonts = {
  sans: ['Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next'],
  mono: ['Atkinson Hyperlegible Mono Variable', 'Atkinson Hyperlegible Mono'],
} as const;
