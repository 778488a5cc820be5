import { defaultScanLimits, type ScanLimits } from '../../src/scan-limits.ts';

/** So long nothing takes that ends. */
const patientMs = 120_000;

/**
 * Limits under which a case ends as soon as all is done, and never because the machine is busy: a case proves what a check
 * decides, not how fast a machine is.
 */
export const patientLimits: ScanLimits = {
  ...defaultScanLimits,
  scanMs: 40 * patientMs,
  frameMs: patientMs,
  captureMs: patientMs,
  engineMs: patientMs,
  checkMs: patientMs,
  ocrMs: patientMs,
  stateMs: patientMs,
  // No case looks at pictures.
  statePictures: 0,
  screenshotHeight: 1,
  // What comes last is left time by all before it.
  useMs: 20 * patientMs,
  walkMs: patientMs,
  pointerMs: patientMs,
  dragMs: patientMs,
  fieldsMs: patientMs,
  suggestionsMs: patientMs,
  arrowsMs: patientMs,
  formsMs: patientMs,
  stepsMs: patientMs,
  againMs: patientMs,
  waitMs: patientMs,
};
