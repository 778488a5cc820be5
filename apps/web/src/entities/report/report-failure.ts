import { errorMessages } from '@curbcut/model/errors';
import { ApiError } from '../../lib/api-client.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import type { ReportKind } from './report-kinds.ts';

/** The window for the report was refused: only the person can change that. */
export class PopupBlockedError extends Error {
  constructor() {
    super(errorMessages.popupBlocked);
    this.name = 'PopupBlockedError';
  }
}

/** The server made no PDF, and gave no HTML report either from which the browser could have drawn one. */
export class NoHtmlReportError extends Error {
  constructor(status: number, options: ErrorOptions) {
    super(`Failed to fetch HTML report: ${status}`, options);
    this.name = 'NoHtmlReportError';
  }
}

const messages: Record<Exclude<ReportKind, 'business'>, string> = {
  json: 'Failed to download report. Please try again.',
  html: 'Failed to open report. Please try again.',
  pdf: 'Failed to download PDF report. Please try again.',
};

/** Where nobody said why: what this browser could not do. */
const unexplained = {
  file: 'Failed to download report file',
  html: 'Failed to open HTML report',
  pdf: 'Failed to download PDF report. Please try the HTML report instead.',
};

/** What the dashboard says when a report could not be had. */
export function reportFailure(kind: Exclude<ReportKind, 'business'>, error: Error): string {
  if (error instanceof PopupBlockedError) return error.message;
  return kind === 'pdf' && !isExplained(error) ? unexplained.pdf : messages[kind];
}

/** What a scan's page says when its report, for example 'JSON', could not be downloaded. */
export function downloadFailure(report: { format: string; name: string }, error: unknown): string {
  return isExplained(error)
    ? `Failed to download ${report.name} report: ${failureSentence(error, error.message)}`
    : unexplained[report.format === 'pdf' ? 'pdf' : 'file'];
}

/** What a scan's page says when its HTML report could not be opened. */
export function openFailure(error: unknown): string {
  if (error instanceof PopupBlockedError) return error.message;
  return isExplained(error)
    ? `Failed to load HTML report: ${failureSentence(error, error.message)}`
    : unexplained.html;
}

/** The messages of other errors are for developers. */
function isExplained(error: unknown): error is Error {
  return (error instanceof ApiError && error.message !== '') || error instanceof NoHtmlReportError;
}
