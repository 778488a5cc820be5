export * from './clean-text.ts';
export * from './count-of.ts';
export * from './email-pattern.ts';
export * from './printable.ts';
export * from './report-file-name.ts';
export * from './to-one-line.ts';
export * from './to-note.ts';
export * from './without-formulas.ts';
