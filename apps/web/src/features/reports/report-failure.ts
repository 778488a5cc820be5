import { errorMessages } from '@curbcut/contracts';
import type { ReportKind } from './report-kinds.ts';

/** The window for the report was refused: only the person can change that. */
export class PopupBlockedError extends Error {
  constructor() {
    super(errorMessages.popupBlocked);
    this.name = 'PopupBlockedError';
  }
}

const messages: Record<Exclude<ReportKind, 'business'>, string> = {
  json: 'Failed to download report. Please try again.',
  html: 'Failed to open report. Please try again.',
  pdf: 'Failed to download PDF report. Please try again.',
};

/** What the dashboard says when a report could not be had. */
export function reportFailure(kind: Exclude<ReportKind, 'business'>, error: Error): string {
  return error instanceof PopupBlockedError ? error.message : messages[kind];
}
