import type { Impact, Issue } from '@curbcut/model/scan';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { NativeButton } from '../../../components/ui/native-button.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { filterIssues, isFiltering, noFilter } from '../../../entities/result/issue-filter.ts';
import { useIssueFilter } from '../../../entities/result/use-issue-filter.ts';
import { amount } from '../../../lib/format.ts';
import { CauseRow } from './cause-row.tsx';
import type { OpenCauses } from '../use-open-causes.ts';

export interface CauseListProps {
  causes: readonly Issue[];
  /** Pages that were scanned. */
  pages: number;
  scanId: string;
  open: OpenCauses;
}

const shownAtFirst = 20;

/** The causes of a site in order of work, with words and severities to filter by; the choice stands in the address. */
export function FilteredCauses({ causes, ...list }: CauseListProps) {
  const [filter, setFilter] = useIssueFilter();
  const shown = useMemo(() => filterIssues(causes, filter, []), [causes, filter]);
  const toggle = (impact: Impact) =>
    setFilter({
      ...filter,
      severities: filter.severities.includes(impact)
        ? filter.severities.filter((one) => one !== impact)
        : [...filter.severities, impact],
    });
  return (
    <>
      <div className="cause-filter">
        <SearchField
          label="Search issues"
          isLabelHidden
          placeholder="Text, selector or criterion"
          value={filter.text}
          onChange={(text) => setFilter({ ...filter, text })}
          onClear={() => setFilter({ ...filter, text: '' })}
          className="cause-filter__search"
        />
        <fieldset className="chips">
          <legend className="sr-only">Severity</legend>
          {(Object.keys(severities) as Impact[]).map((impact) => {
            const { Icon, word } = severities[impact];
            const isOn = filter.severities.includes(impact);
            return (
              <NativeButton
                key={impact}
                className="chip"
                aria-pressed={isOn}
                data-selected={isOn || undefined}
                onPress={() => toggle(impact)}
              >
                <Icon className={`icon ink-${impact}`} aria-hidden="true" />
                <span className="cause-filter__word">{word}</span>
                <span className="chip__count">
                  {causes.filter((cause) => cause.impact === impact).length}
                </span>
              </NativeButton>
            );
          })}
        </fieldset>
      </div>
      {isFiltering(filter) && (
        <p className="row">
          <output>
            {amount(shown.length)} of {amount(causes.length)} shown
          </output>
          <Button look="ghost" onPress={() => setFilter(noFilter)}>
            Clear filters
          </Button>
        </p>
      )}
      {shown.length > 0 && <CauseList causes={shown} all={causes} {...list} />}
    </>
  );
}

/** One row for each cause; `all`: among which they are numbered. */
export function CauseList(props: CauseListProps & { all?: readonly Issue[] }) {
  const { causes, all = causes, pages, scanId, open } = props;
  const [isWhole, setWhole] = useState(false);
  const linked = causes.findIndex(({ fingerprint }) => open.isOpen(fingerprint));
  const count = isWhole ? causes.length : Math.max(shownAtFirst, linked + 1);
  const shown = causes.slice(0, count);
  const rest = causes.length - shown.length;
  return (
    <>
      <div className="causes">
        <div className="causes__columns" aria-hidden="true">
          <span />
          <span>Severity</span>
          <span>Issue and where it comes from</span>
          <span>Criterion</span>
          <span>Reach</span>
          <span>Elements</span>
          <span />
        </div>
        {shown.map((cause) => (
          <CauseRow
            key={cause.fingerprint}
            cause={cause}
            number={all.indexOf(cause) + 1}
            pages={pages}
            scanId={scanId}
            open={open}
          />
        ))}
      </div>
      {rest > 0 && (
        <p className="row">
          <Button onPress={() => setWhole(true)}>
            {rest === 1 ? 'Show the other cause' : `Show the other ${amount(rest)} causes`}
          </Button>
          <output className="text-sm text-muted">
            {amount(shown.length)} of {amount(causes.length)} shown
          </output>
        </p>
      )}
    </>
  );
}
