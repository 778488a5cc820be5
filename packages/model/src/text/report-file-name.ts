/** `accessibility-report-https-example-org--{id}.json`: the URL with everything but letters and digits as hyphens. */
export function reportFileName(report: { url: string; scanId: string }, extension: string): string {
  const name = report.url.replace(/[^a-z0-9]/gi, '-').slice(0, 120);
  return `accessibility-report-${name}-${report.scanId}.${extension}`;
}

/** The scan detail and result pages name their downloads by id alone. */
export function scanFileName(scanId: string, extension: string): string {
  return `accessibility-report-${scanId}.${extension}`;
}
