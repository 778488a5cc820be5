import type { Issue, Standard } from '@curbcut/model/scan';
import { Button } from '../../../../components/ui/button.tsx';
import { EmptyState } from '../../../../components/ui/empty-state.tsx';
import { SearchField } from '../../../../components/ui/search-field.tsx';
import { plural } from '../../../../lib/format.ts';
import { findRules, type ListedRule, ruleSections } from '../../rule-sections.ts';
import { useRuleWords } from '../../use-rule-words.ts';
import { RulesTable } from './rules-table.tsx';
import { StateBar } from './state-bar.tsx';
import { StateSection } from './state-section.tsx';

interface RulesListProps {
  rules: readonly ListedRule[];
  /** Those of the result, by fingerprint. */
  issues: ReadonlyMap<string, Issue>;
  standard: Standard;
}

/** Every rule by what it came to, to be searched. */
export function RulesList({ rules, issues, standard }: RulesListProps) {
  const [words, setWords] = useRuleWords();
  const sections = ruleSections(findRules(rules, words));
  const shown = sections.reduce((sum, section) => sum + section.rules.length, 0);
  if (rules.length === 0)
    return <p className="text-muted">This scan did not record what its rules came to.</p>;
  return (
    <>
      <div className="stack gap-4">
        <search className="rule-search">
          <SearchField
            label="Search rules"
            placeholder="Text, criterion, technique or ACT rule"
            value={words}
            onChange={setWords}
            onClear={() => setWords('')}
          />
          <output className="num text-sm text-muted">
            {shown} of {plural(rules.length, 'rule')} shown
          </output>
        </search>
        <StateBar
          counts={sections.map(({ outcome, title, rules: own }) => ({
            id: outcome,
            title,
            count: own.length,
            section: outcome,
          }))}
          hasSections
        />
      </div>
      {shown === 0 && (
        <section className="card card--flush">
          <EmptyState title="No matching rules found">
            <p className="text-muted">Adjust your search.</p>
            <Button onPress={() => setWords('')}>Clear the search</Button>
          </EmptyState>
        </section>
      )}
      {sections.map(({ outcome, title, meaning, rules: own }) => (
        <StateSection
          key={outcome}
          id={`criteria-${outcome}`}
          title={title}
          count={plural(own.length, 'rule')}
          meaning={meaning}
        >
          <RulesTable title={title} rules={own} issues={issues} standard={standard} />
        </StateSection>
      ))}
    </>
  );
}
