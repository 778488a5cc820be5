import { createContext, use, useState } from 'react';
import type { FormState } from './use-form.ts';

/** What is typed into the dashboard's forms, which go away with their tab. */
export const DraftsContext = createContext(new Map<string, unknown>());

/** State that another tab of the dashboard leaves as it was. Each name is for values of one type. */
export function useDraft<Value extends object>(name: string, empty: Value): FormState<Value> {
  const drafts = use(DraftsContext);
  const known = () => (drafts.get(name) as Value | undefined) ?? empty;
  const [value, setValue] = useState(known);
  return [
    value,
    (next) => {
      const changed = typeof next === 'function' ? next(known()) : next;
      drafts.set(name, changed);
      setValue(changed);
    },
  ];
}
