/** A small picture that a mail brings along; its HTML shows it as `cid:{contentId}`. */
export interface InlinePicture {
  /** Letters, digits and hyphens. */
  contentId: string;
  mediaType: 'image/jpeg';
  bytes: Uint8Array;
  /** CSS pixels that it is shown at. */
  width: number;
  height: number;
}

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
  pictures?: readonly InlinePicture[];
}
