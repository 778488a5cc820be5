/** What a template gives and a transport takes. */
export interface MailContent {
  /** Fixed words and figures, and a site's host when the recipient owns the scan: nothing that a stranger wrote. */
  subject: string;
  html: string;
  text: string;
  /** More headers for mail programs; one line each. */
  headers?: Readonly<Record<string, string>>;
  /** Where an answer goes instead of the sender: one address. */
  replyTo?: string;
}
