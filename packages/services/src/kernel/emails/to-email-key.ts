/** What emails are compared by: one person, however the email is typed. Mail goes to the email as it was typed. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
