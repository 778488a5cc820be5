/** Our own checks as a source of findings, beside the engines. */
export const checksSource = {
  id: 'curbcut',
  name: 'Curbcut checks',
  independent: true,
} as const;
