/** Messages of the contact page. */

export { contactNotes } from './contact-notes.ts';
export { type ContactMessage, listMessages } from './list-messages.ts';
export { sendMessage } from './send-message.ts';
