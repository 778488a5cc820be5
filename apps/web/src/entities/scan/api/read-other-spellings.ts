// Loaded when it is needed: our own server answers in one spelling.
export { readScanRecord } from '@curbcut/wire/read';
