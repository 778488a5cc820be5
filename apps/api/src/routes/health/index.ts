import { resource } from '../resource.ts';
import { getAreaHealthRoutes } from './get-area-health.ts';
import { getHealthRoute } from './get-health.ts';

/** Whether the parts of the service work. */
export const health = resource({ access: 'public', tag: 'Health' }, [
  getHealthRoute,
  getAreaHealthRoutes,
]);
