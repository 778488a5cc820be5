export * from './contact.ts';
export * from './newsletter.ts';
export * from './public-form.ts';
