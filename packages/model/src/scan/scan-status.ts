export const scanStatuses = ['queued', 'running', 'completed', 'failed'] as const;
export type ScanStatus = (typeof scanStatuses)[number];

export const scanTypes = ['single_page', 'site'] as const;
export type ScanType = (typeof scanTypes)[number];
