import { resource } from '../resource.ts';
import { createShareRoute } from './create-share.ts';
import { deleteShareRoute } from './delete-share.ts';
import { listSharesRoute } from './list-shares.ts';

/** The links that show one scan to whoever has them: what its owner does with them. */
export const shares = resource({ prefix: '/scan/:id', access: 'user', tag: 'Sharing' }, [
  createShareRoute,
  listSharesRoute,
  deleteShareRoute,
]);
