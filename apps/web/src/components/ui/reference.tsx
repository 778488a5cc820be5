import type { ReactNode } from 'react';
import { references, type ReferenceId } from '../../lib/references.ts';
import { ExternalLink } from './external-link.tsx';

/** Links to a standard or source by its name, or by other words. */
export function Reference({ to, children }: { to: ReferenceId; children?: ReactNode }) {
  const { name, url } = references[to];
  return <ExternalLink href={url}>{children ?? name}</ExternalLink>;
}
