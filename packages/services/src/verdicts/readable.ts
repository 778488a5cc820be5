import { StoredDataError } from '@curbcut/db';

/** What is read, or null where it was stored in a way that can't be read any more. */
export async function readable<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StoredDataError) return null;
    throw error;
  }
}
