import { accountMessages } from '@curbcut/model/accounts';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

interface InvalidLinkProps {
  title: string;
  message?: string | undefined;
  /** The way on. */
  children: ReactNode;
}

/** For a link that was used, is too old, or was cut off on its way. */
export function InvalidLink({ title, message, children }: InvalidLinkProps) {
  return (
    <EmptyState title={title} level={1} icon={CircleX}>
      <p className="max-w-prose" role="alert">
        {message ?? accountMessages.invalidToken}
      </p>
      {children}
    </EmptyState>
  );
}
