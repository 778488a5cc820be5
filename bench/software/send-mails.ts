import { smtpDelivery } from '../../packages/email/src/transport/smtp-delivery.ts';

const mails = [
  {
    subject: 'Your order 20417 is on its way',
    text: 'Hello,\n\nthe parcel left our warehouse this morning. It should arrive on Thursday.\n\nThe shop',
  },
  {
    subject: 'Minutes of the meeting',
    text: 'Dear all,\n\nplease find below what we decided on Monday.\n\nBest regards\nRobin',
  },
  {
    subject: 'Confirm your address',
    text: 'Open this link to confirm your address:\nhttps://shop.example/confirm/8f2c',
  },
];

/** Sends a few mails of plain text, one after the other, so that they always come in the same order. */
export async function sendMails(smtpUrl: string): Promise<void> {
  const delivery = smtpDelivery(smtpUrl);
  try {
    for (const [index, { subject, text }] of mails.entries()) {
      await delivery.deliver({
        from: 'Shop <shop@shop.example>',
        to: { name: 'Kim', address: 'kim@example.org' },
        subject,
        text,
        html: `<pre>${text}</pre>`,
        messageId: `<${index}@shop.example>`,
        headers: {},
        attachments: [],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    }
  } finally {
    delivery.close();
  }
}
