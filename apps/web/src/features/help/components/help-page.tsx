import { useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ChipChoice } from '../../../components/ui/chip-choice.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { helpCategories } from '../help-article.ts';
import { helpContent } from '../help-content.ts';
import { allHelp, countFound, searchHelp, type HelpFilter } from '../search-help.ts';
import { useOpenedByHash } from '../use-opened-by-hash.ts';
import { HelpLists } from './help-lists.tsx';
import { HelpSidebar } from './help-sidebar.tsx';

export { helpPage } from '../help-page-info.ts';

const filters: readonly { id: HelpFilter }[] = [
  { id: allHelp },
  ...helpCategories.map((id) => ({ id })),
];
/** So few results are opened at once: whoever searches wants to read. */
const mostOpened = 3;

/** How to use the product, for this installation's plans and limits. */
export function HelpPage() {
  const config = useSiteConfig();
  const content = useMemo(() => helpContent(config), [config]);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<HelpFilter>(allHelp);
  useOpenedByHash();
  const found = searchHelp(content, { text, filter });
  const count = found.articles.length + found.questions.length;
  const isNarrowed = text.trim() !== '' || filter !== allHelp;
  const clear = () => {
    setText('');
    setFilter(allHelp);
  };
  return (
    <div className="stack gap-8">
      <div className="stack gap-3">
        <h1 className="text-3xl">Help Center</h1>
        <p className="lead">
          How to scan, what the results mean, and what your plan includes on this server.
        </p>
      </div>
      <div className="columns">
        <div className="stack gap-8">
          <search className="needs-script stack">
            <SearchField
              label="Search the help center"
              value={text}
              onChange={setText}
              onClear={() => setText('')}
            />
            <ChipChoice label="Category" value={filter} onChange={setFilter} options={filters} />
            <output className="text-muted">{isNarrowed ? `${countFound(found)} found` : ''}</output>
          </search>
          {count === 0 ? (
            <EmptyState title="Nothing found">
              <p>Try fewer or other words, or another category.</p>
              <Button onPress={clear}>Show everything</Button>
            </EmptyState>
          ) : (
            <HelpLists found={found} areOpen={text.trim() !== '' && count <= mostOpened} />
          )}
        </div>
        <HelpSidebar hasMarketing={config.marketingPages} />
      </div>
    </div>
  );
}
