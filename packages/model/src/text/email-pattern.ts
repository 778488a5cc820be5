/** Deliberately simple: one @, no spaces or control characters, a dot in the domain. Linear time. */
export const emailPattern =
  /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[^\s@<>"(),:;\\[\]\p{Cc}.]+(?:\.[^\s@<>"(),:;\\[\]\p{Cc}.]+)+$/u;
