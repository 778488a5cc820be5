import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Delivery, DeliverableMail } from './delivery.ts';
import { MailError } from './mail-error.ts';

/** Mails as RFC 822 files, `2026-11-21T08-12-07-123Z-{message id}.eml`; a file is there whole or not at all. */
export function outboxDelivery(outboxDir: string): Delivery {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async deliver(mail) {
      const path = join(outboxDir, fileNameOf(mail, new Date()));
      try {
        const { message } = await composer.sendMail(mail);
        if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed as a whole.');
        await mkdir(outboxDir, { recursive: true, mode: 0o700 });
        await writeWhole(path, message);
      } catch (error) {
        throw outboxError(error);
      }
      return { accepted: true, rawPath: path };
    },
    async verify() {
      try {
        await mkdir(outboxDir, { recursive: true, mode: 0o700 });
        await access(outboxDir, constants.W_OK);
      } catch (error) {
        throw outboxError(error);
      }
    },
    close: () => composer.close(),
  };
}

function fileNameOf({ messageId }: DeliverableMail, now: Date): string {
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  const id = messageId.replaceAll(/[^A-Za-z0-9@._-]/g, '').slice(0, 150);
  return `${time}-${id}.eml`;
}

/** A half-written file keeps a name that nobody reads; a failed write leaves none. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.part`;
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function outboxError(cause: unknown): MailError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MailError(`The mail could not be written to the outbox: ${reason}`, {
    permanent: false,
    cause,
  });
}
