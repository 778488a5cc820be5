import { z } from 'zod';

/** The forms in which a scan's report can be had: the value of `format` in the API, and the extension of the file. */
export const reportFormats = ['json', 'html', 'pdf', 'csv', 'sarif'] as const;
export const ReportFormat = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof ReportFormat>;
