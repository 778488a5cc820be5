import {
  categories,
  impacts,
  type ChangedIssue,
  type EngineRun,
  type Impact,
  type Issue,
} from '@curbcut/model/scan';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Button } from '../../../components/ui/button.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { hasChange } from '../issue-changes.ts';
import { sourcesOfAll, type IssueFilter } from '../issue-filter.ts';
import { groupingNames, groupings, type Grouping } from '../issue-groups.ts';
import { severityToDo } from '../work-counts.ts';

interface IssueFiltersProps {
  filter: IssueFilter;
  onChange: (filter: IssueFilter) => void;
  /** Before the filters. */
  issues: readonly Issue[];
  engines: readonly EngineRun[];
  /** What changed since the scan before; null without one. */
  changed: readonly ChangedIssue[] | null;
  grouping: Grouping;
  onGroup: (grouping: Grouping) => void;
}

/** What is shown, and how it is grouped, in one line; rarer filters are a press away. */
export function IssueFilters(props: IssueFiltersProps) {
  const { filter, onChange, issues, engines, changed, grouping, onGroup } = props;
  const [isMoreOpen, setMoreOpen] = useState(() => hasMore(filter));
  const moreId = useId();
  const groupId = useId();
  const change = (part: Partial<IssueFilter>) => onChange({ ...filter, ...part });
  return (
    <search className="filters">
      <SearchField
        className="filters__words"
        label="Search issues"
        isLabelHidden
        placeholder="Text, selector or criterion"
        value={filter.text}
        onChange={(text) => change({ text })}
        onClear={() => change({ text: '' })}
      />
      <ToggleButtonGroup
        className="filters__severities"
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
      <Button
        aria-expanded={isMoreOpen}
        aria-controls={moreId}
        onPress={() => setMoreOpen(!isMoreOpen)}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
        More filters
      </Button>
      <div className="filters__group">
        <label htmlFor={groupId}>Group by</label>
        <select
          id={groupId}
          className="select"
          value={grouping}
          onChange={(event) =>
            onGroup(groupings.find((known) => known === event.target.value) ?? 'work')
          }
        >
          {groupings.map((known) => (
            <option key={known} value={known}>
              {groupingNames[known]}
            </option>
          ))}
        </select>
      </div>
      <div id={moreId} className="filters__more" hidden={!isMoreOpen}>
        <Choice
          label="Category"
          all="All categories"
          options={categories.map(({ slug, name }) => [slug, name])}
          matches={(category) => issues.some((issue) => issue.category === category)}
          value={filter.category}
          onChange={(category) => change({ category })}
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
        {changed && (
          <Choice
            label="Change"
            all="New and recurring"
            options={[
              ['new', 'New'],
              ['came-back', 'Came back'],
              ['recurring', 'Recurring'],
              ['rule-changed', 'Rule changed'],
            ]}
            matches={(change) => issues.some((issue) => hasChange(issue, change, changed))}
            value={filter.change}
            onChange={(lifecycle) => change({ change: lifecycle })}
          />
        )}
      </div>
    </search>
  );
}

function hasMore({ category, level, engine, change }: IssueFilter): boolean {
  return [category, level, engine, change].some((choice) => choice !== '');
}

function SeverityChip({ impact, issues }: { impact: Impact; issues: readonly Issue[] }) {
  const { word, Icon } = severities[impact];
  return (
    <ToggleButton id={impact} className="chip">
      <Icon className={`icon icon--sm ink-${impact}`} aria-hidden="true" />
      <span className="filters__severity">{word}</span>{' '}
      <span className="chip__count">{severityToDo(issues, impact)}</span>
    </ToggleButton>
  );
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
