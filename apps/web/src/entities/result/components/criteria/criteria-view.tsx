import {
  parseStandard,
  standardName,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueryFailure } from '../../../../components/ui/query-failure.tsx';
import { SegmentedChoice } from '../../../../components/ui/segmented-choice.tsx';
import { StandardField } from '../../../scan/components/standard-field.tsx';
import { plural } from '../../../../lib/format.ts';
import { useScanAccess } from '../../../report/scan-access.ts';
import { getCriteria } from '../../api/criteria.ts';
import {
  criteriaOrderNames,
  criteriaOrders,
  criteriaSections,
  readCriteriaOrder,
  writeCriteriaOrder,
} from '../../criteria-sections.ts';
import { CriterionRow } from './criterion-row.tsx';
import { PageChecks } from './page-checks.tsx';

export interface CriteriaViewProps {
  scan: ScanReport;
  result: ScanResult;
}

/** Each criterion of the standard by what the scan and people say of it, and what only people can check. */
export function CriteriaView({ scan: { scanId, standard: judgedBy }, result }: CriteriaViewProps) {
  const [search, setSearch] = useSearchParams();
  const access = useScanAccess();
  const query = useQuery({
    queryKey: ['criteria', scanId],
    queryFn: () => getCriteria(access),
  });
  if (query.error) return <QueryFailure message="The criteria could not be loaded" query={query} />;
  if (!query.data) return <output className="text-muted">Loading...</output>;
  const { standard, criteria, checks } = query.data;
  const issues = new Map(result.issues.map((issue): [string, Issue] => [issue.fingerprint, issue]));
  const order = readCriteriaOrder(search);
  const sections = criteriaSections(criteria, order);
  const states = criteriaSections(criteria, 'state');
  return (
    <div className="stack gap-8">
      <div className="stack gap-2">
        <h2>
          {standard}: {plural(criteria.length, 'criterion', 'criteria')}
        </h2>
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
        <p>
          {states.map(({ title, criteria: own }) => `${title}: ${own.length}`).join('. ')}. This is
          evidence, not a statement of conformance. Best practices belong to no criterion.
        </p>
        <div>
          <SegmentedChoice
            label="Order of the criteria"
            value={order}
            onChange={(chosen) => setSearch(writeCriteriaOrder(chosen, search), { replace: true })}
            options={criteriaOrders.map((id) => ({ id, label: criteriaOrderNames[id] }))}
          />
        </div>
      </div>
      {sections.map(({ id, title, meaning, criteria: own }) => (
        <section key={id} className="stack gap-3" aria-labelledby={`criteria-${id}`}>
          <div className="h2line">
            <h2 id={`criteria-${id}`}>{title}</h2>
            <span className="num text-muted">{plural(own.length, 'criterion', 'criteria')}</span>
          </div>
          {meaning !== null && <p className="text-sm text-muted">{meaning}</p>}
          <ul className="criteria">
            {own.map((criterion) => (
              <CriterionRow
                key={criterion.number}
                criterion={criterion}
                showsState={order === 'number'}
                issues={criterion.issues.flatMap((fingerprint) => issues.get(fingerprint) ?? [])}
              />
            ))}
          </ul>
        </section>
      ))}
      <PageChecks checks={checks} />
    </div>
  );
}
