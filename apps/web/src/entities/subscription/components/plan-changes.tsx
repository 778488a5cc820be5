import type { PlanChangesAnswer } from '@curbcut/wire/plans';
import { useQuery } from '@tanstack/react-query';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { formatLocalTime } from '../../../lib/format.ts';
import { planWord } from '../../plan/plan-choice.ts';
import { listPlanChanges } from '../api/list-plan-changes.ts';
import { planChangesKey } from '../api/use-plan-refresh.ts';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

type PlanChange = PlanChangesAnswer['changes'][number];

const actors: Readonly<Record<PlanChange['actor'], string>> = {
  operator: 'The operator of this service',
  owner: 'You',
  payments: 'The payment provider',
};

/** Who changed the plan, when, from what to what and why. */
export function PlanChanges() {
  const changes = useQuery({ queryKey: planChangesKey, queryFn: listPlanChanges });
  if (changes.isPending) {
    return (
      <div aria-busy="true">
        <output className="sr-only">Loading plan changes...</output>
        <span className="skeleton h-16" aria-hidden="true" />
      </div>
    );
  }
  if (changes.error) {
    return <QueryFailure message="The plan changes could not be loaded" query={changes} />;
  }
  if (changes.data.length === 0) {
    return <p className="text-muted">Your plan has not changed so far.</p>;
  }
  return (
    <ScrollRegion label="Record of plan changes" className="table-scroll">
      <table className="table table--plain plan-changes">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">By</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {changes.data.map((change) => (
            <tr key={`${change.changed_at} ${change.to}`}>
              <td className="num">
                <time dateTime={change.changed_at}>{formatLocalTime(change.changed_at)}</time>
              </td>
              <td>{planWord(change.from)}</td>
              <td>{planWord(change.to)}</td>
              <td>{actors[change.actor]}</td>
              <td>{change.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
