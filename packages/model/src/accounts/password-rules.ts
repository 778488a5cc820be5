import { limits } from '../limits/limits.ts';
export interface PasswordRule {
  id: 'length' | 'lowercase' | 'uppercase' | 'digit';
  label: string;
  isMet: (password: string) => boolean;
}

/** The four requirements, in the order in which the live checklist shows them. */
export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: `At least ${limits.passwordLength.least} characters`,
    isMet: (password) => password.length >= limits.passwordLength.least,
  },
  { id: 'lowercase', label: 'One lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'digit', label: 'One number', isMet: (password) => /\d/.test(password) },
];
