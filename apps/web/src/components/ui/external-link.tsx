import { ExternalLink as Arrow } from 'lucide-react';
import type { ReactNode } from 'react';

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
