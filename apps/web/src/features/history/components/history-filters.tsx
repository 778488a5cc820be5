import { Search, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../../../components/ui/button.tsx';
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
      <SearchBox
        // Going back to an address brings its words back.
        key={query.search}
        value={query.search}
        onSearch={(search) => change({ search })}
      />
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
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value.trim()) return undefined;
    const timer = setTimeout(() => onSearch(text), typingPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <div className="field history__search">
      <label className="font-medium" htmlFor={id}>
        Search by URL
      </label>
      <div className="inputwrap">
        <Search className="icon" aria-hidden="true" />
        <input
          id={id}
          className="input input--icon"
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onSearch(text);
          }}
        />
        {text !== '' && (
          <IconButton
            label="Clear the search"
            onPress={() => {
              setText('');
              onSearch('');
            }}
          >
            <X className="icon" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
