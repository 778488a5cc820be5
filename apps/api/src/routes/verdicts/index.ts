import { resource } from '../resource.ts';
import { answerCheckRoute } from './answer-check.ts';
import { decideIssueRoute } from './decide-issue.ts';
import { getCriteriaRoute } from './get-criteria.ts';
import { listVerdictsRoute } from './list-verdicts.ts';
import { withdrawVerdictRoute } from './withdraw-verdict.ts';

/** What the owner of a scan decides about its issues. */
export const verdicts = resource({ prefix: '/scan/:id', access: 'user', tag: 'Verdicts' }, [
  listVerdictsRoute,
  decideIssueRoute,
  withdrawVerdictRoute,
  getCriteriaRoute,
  answerCheckRoute,
]);
