import { limits } from '@curbcut/model/limits';
import { accountMessages, passwordRules } from '@curbcut/model/accounts';
import { emailError } from '../../entities/account/email-error.ts';
import { errorsOf, type FormErrors } from '../../lib/form-errors.ts';

export interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

export interface RegisterForm {
  name: string;
  email: string;
  company: string;
  password: string;
  confirmPassword: string;
  invite: string;
  terms: boolean;
}

export function validateLogin(form: LoginForm): FormErrors<LoginForm> {
  return errorsOf<LoginForm>({
    email: emailError(form.email),
    password: form.password === '' ? accountMessages.passwordRequired : null,
  });
}

export function validateRegister(form: RegisterForm): FormErrors<RegisterForm> {
  return errorsOf<RegisterForm>({
    name: nameError(form.name),
    email: emailError(form.email),
    password: newPasswordError(form.password),
    confirmPassword: confirmError(form.password, form.confirmPassword),
    terms: form.terms ? null : accountMessages.termsRequired,
  });
}

export function validateEmail(form: { email: string }): FormErrors<{ email: string }> {
  return errorsOf({ email: emailError(form.email) });
}

export function nameError(text: string): string | null {
  const name = text.trim();
  if (name === '') return accountMessages.nameRequired;
  return name.length < 2 ? accountMessages.nameTooShort : null;
}

/** Of a password to be set. */
export function newPasswordError(password: string): string | null {
  if (password === '') return accountMessages.passwordRequired;
  if (password.length < limits.passwordLength.least) return accountMessages.passwordTooShort;
  if (password.length > limits.passwordLength.most) return accountMessages.passwordTooLong;
  const isComplete = passwordRules.every((rule) => rule.isMet(password));
  return isComplete ? null : accountMessages.passwordTooSimple;
}

export function confirmError(password: string, confirmation: string): string | null {
  if (confirmation === '') return accountMessages.confirmRequired;
  return confirmation === password ? null : accountMessages.confirmDiffers;
}
