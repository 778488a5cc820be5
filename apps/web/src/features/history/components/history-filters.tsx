import { useEffect, useState } from 'react';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import {
  historySorts,
  historyStatuses,
  pageSizeOf,
  pageSizes,
  type HistoryQuery,
} from '../history-query.ts';

/** So long after the last key the search is made. */
const typingPauseMs = 350;

const sizes = pageSizes.map((size) => ({ id: String(size), label: `${size} on a page` }));

interface HistoryFiltersProps {
  query: HistoryQuery;
  onChange: (query: HistoryQuery) => void;
}

/** A change of any of them begins at the first page again. */
export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const change = (part: Partial<HistoryQuery>) => onChange({ ...query, ...part, page: 1 });
  return (
    <search className="inline-form">
      <SearchBox value={query.search} onSearch={(search) => change({ search })} />
      <SelectField
        className="history__choice"
        label="Status"
        value={query.status}
        onChange={(status) => change({ status })}
        options={historyStatuses}
      />
      <SelectField
        className="history__choice"
        label="Sort"
        value={query.sort}
        onChange={(sort) => change({ sort })}
        options={historySorts}
      />
      <SelectField
        className="history__choice"
        label="Page size"
        value={String(pageSizeOf(query))}
        onChange={(size) =>
          change({ limit: pageSizes.find((known) => String(known) === size) ?? null })
        }
        options={sizes}
      />
    </search>
  );
}

function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Not searched for here: going back to a URL brings its words back.
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }
  const search = (words: string) => {
    setSearched(words.trim());
    onSearch(words);
  };
  useEffect(() => {
    if (text.trim() === searched.trim()) return undefined;
    const timer = setTimeout(() => search(text), typingPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      className="history__search"
      label="Search by URL"
      maxLength={200}
      value={text}
      onChange={setText}
      onEnter={() => search(text)}
      onClear={() => {
        setText('');
        search('');
      }}
    />
  );
}
