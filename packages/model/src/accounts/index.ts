export * from './account-links.ts';
export * from './account-messages.ts';
export * from './email-messages.ts';
export * from './password-rules.ts';
