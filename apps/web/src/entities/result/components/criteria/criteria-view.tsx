import {
  parseStandard,
  standardName,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/ui/button.tsx';
import { QueryFailure } from '../../../../components/ui/query-failure.tsx';
import { SegmentedChoice } from '../../../../components/ui/segmented-choice.tsx';
import { StandardField } from '../../../scan/components/standard-field.tsx';
import { plural } from '../../../../lib/format.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useScanAccess } from '../../../report/scan-access.ts';
import { getCriteria } from '../../api/criteria.ts';
import { criteriaCsv, rulesCsv } from '../../criteria-csv.ts';
import {
  type CriteriaOrder,
  criteriaOrderNames,
  criteriaOrders,
  type CriteriaSection,
  criteriaSections,
  readCriteriaOrder,
  sectionCount,
  stateCounts,
  writeCriteriaOrder,
} from '../../criteria-sections.ts';
import { CriteriaColumns } from './criteria-columns.tsx';
import { CriteriaTable } from './criteria-table.tsx';
import { CriterionRow } from './criterion-row.tsx';
import { PageChecks } from './page-checks.tsx';
import { RulesList } from './rules-list.tsx';
import { StateBar } from './state-bar.tsx';
import { StateSection } from './state-section.tsx';

export interface CriteriaViewProps {
  scan: ScanReport;
  result: ScanResult;
}

/** Each criterion of the standard by what the scan and people say of it, and what only people can check. */
export function CriteriaView({
  scan: { scanId, scanType, standard: judgedBy },
  result,
}: CriteriaViewProps) {
  const [search, setSearch] = useSearchParams();
  const access = useScanAccess();
  const query = useQuery({
    queryKey: ['criteria', scanId],
    queryFn: () => getCriteria(access),
  });
  if (query.error) return <QueryFailure message="The criteria could not be loaded" query={query} />;
  if (!query.data) return <output className="text-muted">Loading...</output>;
  const { standard, criteria, rules, checks } = query.data;
  const issues = new Map(result.issues.map((issue): [string, Issue] => [issue.fingerprint, issue]));
  const order = readCriteriaOrder(search);
  const download = () => {
    const [csv, name] =
      order === 'rule'
        ? [rulesCsv(rules), 'rules.csv']
        : [criteriaCsv(criteria, issues), 'wcag-criteria.csv'];
    saveFile(new Blob([csv], { type: 'text/csv' }), name);
  };
  return (
    <div className="stack gap-8">
      <div className="stack gap-4">
        <div className="h2line">
          <h2>
            {standard}: {plural(criteria.length, 'criterion', 'criteria')}
          </h2>
          <Button look="secondary" onPress={download}>
            <Download className="icon" aria-hidden="true" />
            Download as table
          </Button>
        </div>
        <p>
          This is evidence, not a statement of conformance. Best practices belong to no criterion;
          they stand among all rules.
        </p>
        <StandardField
          value={parseStandard(search.get('standard') ?? '') ?? judgedBy}
          onChange={(chosen) => {
            const next = new URLSearchParams(search);
            if (chosen === judgedBy) next.delete('standard');
            else next.set('standard', chosen);
            setSearch(next, { replace: true });
          }}
          hint={`This scan was judged by ${standardName(judgedBy)}; another standard takes another scan.`}
        />
        <div>
          <SegmentedChoice
            label="Order of the criteria"
            value={order}
            onChange={(chosen) => setSearch(writeCriteriaOrder(chosen, search), { replace: true })}
            options={criteriaOrders.map((id) => ({ id, label: criteriaOrderNames[id] }))}
          />
        </div>
        {order !== 'rule' && (
          <StateBar counts={stateCounts(criteria)} hasSections={order === 'state'} />
        )}
      </div>
      {order === 'rule' ? (
        <RulesList rules={rules} issues={issues} standard={judgedBy} />
      ) : (
        <>
          <PageChecks checks={checks} of={scanType === 'site' ? 'site' : 'page'} />
          {criteriaSections(criteria, order).map((section) => (
            <StateSection
              key={section.id}
              id={`criteria-${section.id}`}
              title={section.title}
              count={sectionCount(section.id, section.criteria)}
              meaning={section.meaning}
              isFolded={section.id === 'inapplicable'}
            >
              <Criteria section={section} order={order} issues={issues} />
            </StateSection>
          ))}
        </>
      )}
    </div>
  );
}

interface CriteriaProps {
  section: CriteriaSection;
  order: CriteriaOrder;
  issues: ReadonlyMap<string, Issue>;
}

/** What needs somebody has the room that it takes; the others are named. */
function Criteria({ section: { id, title, criteria }, order, issues }: CriteriaProps) {
  if (order === 'number' || id === 'failed' || id === 'needs-review') {
    const showsState = order === 'number';
    return (
      <CriteriaTable title={title} criteria={criteria} issues={issues} showsState={showsState} />
    );
  }
  if (criteria.every(({ state, answer }) => state !== 'person' && answer === null))
    return <CriteriaColumns criteria={criteria} />;
  return (
    <ul className="criteria">
      {criteria.map((criterion) => (
        <CriterionRow key={criterion.number} criterion={criterion} />
      ))}
    </ul>
  );
}
