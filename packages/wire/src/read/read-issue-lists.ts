import type { Detection, EngineFailure, Issue } from '@curbcut/model/scan';
import { givenEngine, isEngineError, engineErrorTypes } from '../scan/given-names.ts';
import { asList, asText, fieldAt, firstAt } from './json-field.ts';
import { readIssue } from './read-issue.ts';

/** The issues of a record's two lists as one, and the entries that stand for engines that could not finish. */
export function readIssueLists(scan: unknown): {
  issues: Issue[];
  engineFailures: EngineFailure[];
} {
  const byGiven = (rule: string): Detection[] => [{ engine: givenEngine.id, rule }];
  const given = listOf(scan, 'lighthouse_issues');
  const other = listOf(scan, 'additional_issues');
  return {
    issues: [
      ...given.filter(isIssue).map((value, index) => readIssue(value, index, byGiven)),
      ...other.filter(isIssue).map((value, index) => readIssue(value, index)),
    ],
    engineFailures: [...given, ...other].filter((value) => !isIssue(value)).map(readEngineFailure),
  };
}

/** False for an entry that says something about an engine, not about the page. */
export function isIssue(entry: unknown): boolean {
  const type = fieldAt(entry, 'type');
  return typeof type !== 'string' || !isEngineError({ type });
}

function listOf(scan: unknown, name: string): readonly unknown[] {
  return firstAt(scan, [`results.${name}`, name], asList) ?? [];
}

function readEngineFailure(entry: unknown): EngineFailure {
  const isGiven = fieldAt(entry, 'type') === engineErrorTypes.given;
  const [first] = asList(fieldAt(entry, 'engines')) ?? [];
  const known = asText(fieldAt(first, 'engine'));
  const title = asText(fieldAt(entry, 'title'));
  const name =
    title?.replace(/ could not finish$/, '') ?? (isGiven ? givenEngine.name : 'An engine');
  return {
    engine: known ?? (isGiven ? givenEngine.id : 'unknown'),
    name,
    message: firstAt(entry, ['description', 'message'], asText),
  };
}
