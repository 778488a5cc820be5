import { resource } from '../resource.ts';
import { issueFormTokenRoute } from './issue-form-token.ts';

/** What every public form needs before it is sent. */
export const forms = resource({ access: 'public', tag: 'Contact' }, [issueFormTokenRoute]);
