/** Tokens that keep machines out of the public forms. */

export { consumeFormToken } from './consume-form-token.ts';
export { issueFormToken } from './issue-form-token.ts';
