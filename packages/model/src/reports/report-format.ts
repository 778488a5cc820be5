/** The formats of a scan's report: the value of `format` in the API, and the extension of the file. */
export const reportFormats = ['json', 'html', 'pdf', 'csv', 'sarif'] as const;
export type ReportFormat = (typeof reportFormats)[number];
