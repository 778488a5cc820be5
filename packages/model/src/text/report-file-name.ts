/** `accessibility-report-https-example-org--{id}.json`: the address with everything but letters and digits as hyphens. */
export function reportFileName(
  record: { url: string; scan_id: string },
  extension: string,
): string {
  const address = record.url.replace(/[^a-z0-9]/gi, '-').slice(0, 120);
  return `accessibility-report-${address}-${record.scan_id}.${extension}`;
}

/** The scan detail and result pages name their downloads by id alone. */
export function scanFileName(scanId: string, extension: string): string {
  return `accessibility-report-${scanId}.${extension}`;
}
