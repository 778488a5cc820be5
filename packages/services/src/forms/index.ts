export { consumeFormToken } from './consume-form-token.ts';
export { issueFormToken } from './issue-form-token.ts';
