import type { FailureCoverage } from '@curbcut/rules/coverage';
import { ExternalLink } from '../../../components/ui/external-link.tsx';
import { RuleTitles } from './rule-titles.tsx';

/** What is found of each of the W3C's common failures, and why not more. */
export function FailuresTable({ failures }: { failures: readonly FailureCoverage[] }) {
  return (
    <table className="coverage-table">
      <caption className="sr-only">What is found of each common failure</caption>
      <thead>
        <tr>
          <th scope="col">Failure</th>
          <th scope="col" className="coverage-table__criteria">
            Criteria
          </th>
          <th scope="col" className="coverage-table__asks">
            Found
          </th>
          <th scope="col" className="coverage-table__left">
            Not found, and why
          </th>
        </tr>
      </thead>
      <tbody>
        {failures.map((failure) => (
          <Row key={failure.id} {...failure} />
        ))}
      </tbody>
    </table>
  );
}

function Row(failure: FailureCoverage) {
  const { id, title, url, criteria, rules, left } = failure;
  const finding = [...rules.failure, ...rules.review];
  return (
    <tr>
      <th scope="row">
        <b>
          <ExternalLink href={url}>{id}</ExternalLink>
        </b>{' '}
        {title}
      </th>
      <td data-label="Criteria" className={criteria.length > 0 ? '' : 'coverage-table__no'}>
        <div>{criteria.length > 0 ? criteria.join(', ') : 'none'}</div>
      </td>
      <td data-label="Found" className={finding.length > 0 ? '' : 'coverage-table__no'}>
        <div>
          {extentOf(failure)}
          {finding.length > 0 && <RuleTitles rules={finding} of={id} />}
        </div>
      </td>
      <td data-label="Not found, and why" className={left === null ? 'coverage-table__no' : ''}>
        <div>{left ?? 'nothing known'}</div>
      </td>
    </tr>
  );
}

function extentOf({ coverage, isWhole }: FailureCoverage): string {
  if (coverage === 'person') return 'no';
  if (coverage === 'review') return 'asked for review';
  return isWhole ? 'yes' : 'in part';
}
