import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { toMailError } from './mail-error.ts';

export interface SmtpTimeouts {
  connection: number;
  greeting: number;
  socket: number;
}

const usualTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 };

/** Mails over SMTP through a small pool of connections; TLS as the URL says. */
export function smtpDelivery(smtpUrl: string, timeouts = usualTimeouts): Delivery {
  const transporter = createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: 3,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
  });
  return {
    kind: 'smtp',
    async deliver(mail) {
      try {
        await transporter.sendMail(mail);
      } catch (error) {
        throw toMailError(error);
      }
      return { accepted: true };
    },
    async verify() {
      try {
        await transporter.verify();
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => transporter.close(),
  };
}
