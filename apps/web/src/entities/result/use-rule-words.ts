import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'rules';

/** Browsers limit how often the URL may change; typing is faster than that. */
const writeDelayMs = 300;

/** What rules are searched for. It is read from the URL once, and written there soon after each change. */
export function useRuleWords(): [string, (words: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useState(() => search.get(parameter) ?? '');
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = new URLSearchParams(search);
      if (words.trim() === '') next.delete(parameter);
      else next.set(parameter, words.trim());
      if (next.toString() !== search.toString()) setSearch(next, { replace: true });
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [words, search, setSearch]);
  return [words, setWords];
}
