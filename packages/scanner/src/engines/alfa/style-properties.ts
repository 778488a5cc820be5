/**
 * What Alfa's rules ask of an element's style, in the order of a snapshot's rows. A value that is inherited is left out
 * where the parent has it too, another one where it is the initial value and no style sheet of Alfa's sets it: each value
 * that is there is parsed anew for each element. Where only a style attribute that says `!important` matters, others have none.
 */
export const styleProperties: readonly {
  name: string;
  inherited?: true;
  initial?: string;
  onlyImportantInline?: true;
}[] = [
  { name: 'display' },
  { name: 'visibility', inherited: true },
  { name: 'opacity', initial: '1' },
  { name: 'position', initial: 'static' },
  { name: 'overflow-x', initial: 'visible' },
  { name: 'overflow-y', initial: 'visible' },
  { name: 'clip', initial: 'auto' },
  { name: 'text-indent', inherited: true },
  { name: 'text-wrap-mode', inherited: true },
  { name: 'font-size', inherited: true },
  { name: 'letter-spacing', onlyImportantInline: true, initial: '' },
  { name: 'word-spacing', onlyImportantInline: true, initial: '' },
  { name: 'line-height', onlyImportantInline: true, initial: '' },
];
