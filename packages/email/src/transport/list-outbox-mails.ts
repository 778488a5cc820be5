import { readdir } from 'node:fs/promises';

/** The names of the mails in an outbox, halves of interrupted ones among them; none where there is no outbox. */
export async function listOutboxMails(outboxDir: string): Promise<string[]> {
  try {
    return (await readdir(outboxDir)).filter((name) => /\.eml(?:\.part)?$/.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
