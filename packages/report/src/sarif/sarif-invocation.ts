import { engineFailureCode, engineFailureSentence, type ScanReport } from '@curbcut/model/scan';
import { sarifLocation } from './sarif-results.ts';
import { sarifText } from './sarif-text.ts';

/** When the scan ran and what it has to say about itself: why it failed, what it could not judge. */
export function sarifInvocation(report: ScanReport, uri: string) {
  const { result } = report;
  const notifications = result
    ? [
        ...result.engineFailures.map((failure) =>
          notification('error', engineFailureCode, engineFailureSentence(failure)),
        ),
        ...result.notAssessed.map(({ code, message, target }) => ({
          ...notification('warning', code, message),
          locations: [sarifLocation(uri, target)],
        })),
        ...result.warnings.map((text) => notification('note', 'WARNING', text)),
      ]
    : [
        notification(
          'error',
          report.failure?.code ?? 'NO_RESULT',
          report.failure?.message ?? 'The scan has no result yet.',
        ),
      ];
  return {
    executionSuccessful: result !== null,
    startTimeUtc: report.requestedAt,
    ...(report.finishedAt ? { endTimeUtc: report.finishedAt } : {}),
    toolExecutionNotifications: notifications,
  };
}

function notification(level: 'error' | 'warning' | 'note', id: string, text: string) {
  return { level, descriptor: { id: sarifText(id, 200) }, message: { text: sarifText(text) } };
}
