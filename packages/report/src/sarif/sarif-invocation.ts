import type { RecordIssue, ScanRecord } from '@curbcut/wire/scan';
import { sarifLocation } from './sarif-results.ts';
import { sarifText } from './sarif-text.ts';

/** When the scan ran and what it has to say about itself: why it failed, what it could not judge. */
export function sarifInvocation(
  record: ScanRecord,
  engineErrors: readonly RecordIssue[],
  uri: string,
) {
  const { results } = record;
  const notifications = results
    ? [
        ...engineErrors.map((issue) => notification('error', issue.type, issue.message)),
        ...results.not_assessed.map(({ code, message, target }) => ({
          ...notification('warning', code, message),
          locations: [sarifLocation(uri, target)],
        })),
        ...results.warnings.map((text) => notification('note', 'WARNING', text)),
      ]
    : [
        notification(
          'error',
          record.error_code ?? 'NO_RESULT',
          record.error ?? 'The scan has no result yet.',
        ),
      ];
  return {
    executionSuccessful: results !== null,
    startTimeUtc: record.scan_date,
    ...(record.finished_at ? { endTimeUtc: record.finished_at } : {}),
    toolExecutionNotifications: notifications,
  };
}

function notification(level: 'error' | 'warning' | 'note', id: string, text: string) {
  return { level, descriptor: { id: sarifText(id, 200) }, message: { text: sarifText(text) } };
}
