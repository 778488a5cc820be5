/** What addresses are compared by: one person, however the address is typed. Mail goes to the address as it was typed. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
