import { resource } from '../resource.ts';
import { docsPageRoute } from './docs-page.ts';

/** The description of the API. */
export const docs = resource({ prefix: '/docs', access: 'public' }, [docsPageRoute]);
