import { resource } from '../resource.ts';
import { getStatusHistoryRoute } from './get-status-history.ts';

/** How the services have worked. */
export const status = resource({ access: 'public', tag: 'Health' }, [getStatusHistoryRoute]);
