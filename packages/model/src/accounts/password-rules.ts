/** Long enough for any passphrase; longer ones are refused before they cost a hash. */
export const passwordLength = { min: 8, max: 256 } as const;

export interface PasswordRule {
  id: 'length' | 'lowercase' | 'uppercase' | 'digit';
  label: string;
  isMet: (password: string) => boolean;
}

/** The four requirements, in the order in which the live checklist shows them. */
export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: `At least ${passwordLength.min} characters`,
    isMet: (password) => password.length >= passwordLength.min,
  },
  { id: 'lowercase', label: 'One lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'digit', label: 'One number', isMet: (password) => /\d/.test(password) },
];
