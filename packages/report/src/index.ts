export { renderCsvReport } from './csv/render-csv-report.ts';
export { renderHtmlReport, type HtmlReportInput } from './html/render-html-report.ts';
export { printScriptSource } from './html/print-script.ts';
export { type ReportScreenshot } from './html/report-picture.ts';
export { renderJsonReport } from './json/render-json-report.ts';
export { pdfFooterTemplate } from './pdf/pdf-footer-template.ts';
export { renderSarifReport } from './sarif/render-sarif-report.ts';
export { compliancePercentage } from './summary/compliance.ts';
export { renderSummary } from './summary/render-summary.ts';
