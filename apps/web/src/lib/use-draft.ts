import { createContext, use, useState } from 'react';

/** What is typed into the dashboard's forms, which go away with their tab. */
export const DraftsContext = createContext(new Map<string, unknown>());

/** State that another tab of the dashboard leaves as it was. Each name is for values of one type. */
export function useDraft<Value>(name: string, empty: Value): [Value, (value: Value) => void] {
  const drafts = use(DraftsContext);
  const [value, setValue] = useState(() => (drafts.get(name) as Value | undefined) ?? empty);
  return [
    value,
    (next) => {
      drafts.set(name, next);
      setValue(next);
    },
  ];
}
