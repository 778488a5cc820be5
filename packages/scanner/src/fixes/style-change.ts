import type { Suggestion } from './suggestion.ts';

export interface Declaration {
  property: string;
  /** As the browser computes it. */
  before: string;
  after: string;
}

/** A change of an element's style: the declarations that hold and those that would. */
export function styleChange(
  element: number,
  declarations: readonly Declaration[],
  note: string,
  comment = '',
): Suggestion {
  const write = (of: 'before' | 'after') =>
    declarations.map((one) => `${one.property}: ${one[of]};`).join('\n');
  return {
    before: `${write('before')}${comment === '' ? '' : ` /* ${comment} */`}`,
    after: write('after'),
    note,
    patches: declarations.map(({ property, after }) => ({
      kind: 'style',
      element,
      property,
      value: after,
    })),
  };
}
