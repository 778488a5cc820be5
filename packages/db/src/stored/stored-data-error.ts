/** What is stored can't be read: it is damaged, or a newer version wrote it. The row is left as it is. */
export class StoredDataError extends Error {
  override readonly name = 'StoredDataError';
  /** Of data that a newer version wrote: which format it has, and up to which this program reads. */
  readonly versions: { stored: number; readable: number } | undefined;

  constructor(
    message: string,
    options: { cause?: unknown; versions?: { stored: number; readable: number } } = {},
  ) {
    super(message, { cause: options.cause });
    this.versions = options.versions;
  }
}
