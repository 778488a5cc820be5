/** Reports of a scan in every format, and the files that workers make of them. */

export { answerReport, type ReportAnswer, type WantedReport } from './answer-report.ts';
export { failReportFile } from './fail-report-file.ts';
export { getReport } from './get-report.ts';
export { readReportInput, type ReportInput } from './read-report-input.ts';
export { storeReportFile } from './store-report-file.ts';
