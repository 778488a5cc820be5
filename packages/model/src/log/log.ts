/** What a package writes to: fields for machines first, a sentence second. A pino logger fits. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
