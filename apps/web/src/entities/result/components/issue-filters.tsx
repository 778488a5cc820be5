import {
  countsInScore,
  isBeyondStandard,
  categories,
  impacts,
  type EngineRun,
  type Impact,
  type Issue,
} from '@curbcut/model/scan';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button as AriaButton, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Button } from '../../../components/ui/button.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';
import { isFiltering, sourcesOfAll, type IssueFilter } from '../issue-filter.ts';

/** Where the focus goes when the button that cleared the filters is gone. */
export const shownCountId = 'issues-shown';

interface IssueFiltersProps {
  filter: IssueFilter;
  onChange: (filter: IssueFilter) => void;
  onClear: () => void;
  /** Failed and needs-review alike. */
  issues: readonly Issue[];
  /** Those that the filters let through. */
  shown: ReadonlySet<Issue>;
  engines: readonly EngineRun[];
  /** Whether there was a scan before. */
  isCompared: boolean;
}

/** One set of filters for all lists of the page. */
export function IssueFilters({
  filter,
  onChange,
  onClear,
  issues,
  shown,
  engines,
  isCompared,
}: IssueFiltersProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const moreId = useId();
  const change = (part: Partial<IssueFilter>) => onChange({ ...filter, ...part });
  return (
    <search className="card card--flush">
      <div className="filters">
        <SearchField
          label="Search issues"
          isLabelHidden
          placeholder="Search by text, selector or criterion"
          value={filter.text}
          onChange={(text) => change({ text })}
          onClear={() => change({ text: '' })}
        />
        <ToggleButtonGroup
          className="flex flex-wrap gap-2"
          aria-label="Severity"
          selectionMode="multiple"
          selectedKeys={filter.severities}
          onSelectionChange={(keys) =>
            change({ severities: impacts.filter((impact) => keys.has(impact)) })
          }
        >
          {impacts.map((impact) => (
            <SeverityChip key={impact} impact={impact} issues={issues} />
          ))}
        </ToggleButtonGroup>
        <AriaButton
          className="btn btn--secondary filters__toggle"
          aria-expanded={isMoreOpen}
          aria-controls={moreId}
          onPress={() => setMoreOpen(!isMoreOpen)}
        >
          <SlidersHorizontal className="icon" aria-hidden="true" />
          More filters
        </AriaButton>
        <div id={moreId} className="filters__more">
          <Choice
            label="Category"
            all="All categories"
            options={categories.map(({ slug, name }) => [slug, name])}
            matches={(category) => issues.some((issue) => issue.category === category)}
            value={filter.category}
            onChange={(category) => change({ category })}
          />
          <Choice
            label="Outcome"
            all="All outcomes"
            options={[
              ['failed', 'Failed'],
              ['needs-review', 'Needs review'],
            ]}
            matches={(outcome) => issues.some((issue) => issue.outcome === outcome)}
            value={filter.outcome}
            onChange={(outcome) => change({ outcome })}
          />
          <Choice
            label="Level"
            all="All levels"
            options={[
              ['A', 'WCAG A'],
              ['AA', 'WCAG AA'],
              ['AAA', 'WCAG AAA'],
              ['best-practice', 'Best practice'],
            ]}
            matches={(level) => issues.some((issue) => issue.level === level)}
            value={filter.level}
            onChange={(level) => change({ level })}
          />
          <Choice
            label="Found by"
            all="All engines"
            options={sourcesOfAll(issues, engines).map(({ engine, name }) => [engine, name])}
            value={filter.engine}
            onChange={(engine) => change({ engine })}
          />
          {isCompared && (
            <Choice
              label="Change"
              all="New and recurring"
              options={[
                ['new', 'New'],
                ['recurring', 'Recurring'],
              ]}
              matches={(change) => issues.some(({ lifecycle }) => lifecycle === change)}
              value={filter.change}
              onChange={(lifecycle) => change({ change: lifecycle })}
            />
          )}
        </div>
        <div className="row min-h-11 justify-between">
          <output className="num text-muted" id={shownCountId} tabIndex={-1}>
            {shownSentence(issues, shown)}
          </output>
          {isFiltering(filter) && (
            <Button look="ghost" onPress={onClear}>
              Clear filters
            </Button>
          )}
        </div>
      </div>
    </search>
  );
}

function SeverityChip({ impact, issues }: { impact: Impact; issues: readonly Issue[] }) {
  const { word, Icon } = severities[impact];
  return (
    <ToggleButton id={impact} className="chip">
      <Icon className={`icon icon--sm ink-${impact}`} aria-hidden="true" />
      {word}{' '}
      <span className="chip__count">
        {issues.filter((issue) => issue.impact === impact && countsInScore(issue)).length}
      </span>
    </ToggleButton>
  );
}

/** `3 of 6 issues shown, 1 of 1 finding to review`: what needs review is never counted as an issue. */
function shownSentence(issues: readonly Issue[], shown: ReadonlySet<Issue>): string {
  const part = (all: readonly Issue[], noun: string) =>
    `${all.filter((issue) => shown.has(issue)).length} of ${plural(all.length, noun)}`;
  const beyond = issues.filter(isBeyondStandard);
  const review = issues.filter((issue) => issue.outcome === 'needs-review');
  return [
    `${part(issues.filter(countsInScore), 'issue')} shown`,
    ...(beyond.length > 0 ? [`${part(beyond, 'finding')} beyond level AA`] : []),
    ...(review.length > 0 ? [`${part(review, 'finding')} to review`] : []),
  ].join(', ');
}

interface ChoiceProps<T extends string> {
  label: string;
  all: string;
  options: readonly (readonly [T, string])[];
  /** Whether an issue has it; all have without it. */
  matches?: (option: T) => boolean;
  value: T | '';
  onChange: (value: T | '') => void;
}

/** Offers only what an issue has, and nothing when there is no choice. */
function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, all, matches = () => true, value, onChange } = props;
  const id = useId();
  const options = props.options.filter(([option]) => option === value || matches(option));
  if (options.length < 2 && value === '') return null;
  return (
    <div className="field">
      <label className="text-sm" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={(event) =>
          onChange(options.find(([option]) => option === event.target.value)?.[0] ?? '')
        }
      >
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
