import { ExternalLink as Arrow } from 'lucide-react';
import type { ReactNode } from 'react';
import { references, type ReferenceId } from '../../lib/references.ts';

/** A link to somebody else's website: seen and heard as one. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener">
      {children}
      <Arrow className="external-mark" aria-hidden="true" />
      <span className="sr-only"> (external website)</span>
    </a>
  );
}

/** Links to a standard or source by its name, or by other words. */
export function Reference({ to, children }: { to: ReferenceId; children?: ReactNode }) {
  const { name, url } = references[to];
  return <ExternalLink href={url}>{children ?? name}</ExternalLink>;
}
