export { checkServices } from './check-services.ts';
export { getStatusHistory } from './get-status-history.ts';
