/** Whether the services could be reached, checked every minute, with its history. */

export { checkServices } from './check-services.ts';
export { getStatusHistory } from './get-status-history.ts';
