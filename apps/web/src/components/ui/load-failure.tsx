import { RotateCcw } from 'lucide-react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
  children?: string;
}

/** A part of a page that could not be loaded; the rest of the page stays. */
export function LoadFailure({ message, onRetry, isRetrying, children }: LoadFailureProps) {
  return (
    <Notice kind="error" role="alert">
      <p>
        <strong>{message}</strong>
      </p>
      {children && <p>{children}</p>}
      <p>
        <Button onPress={onRetry} isPending={isRetrying}>
          <RotateCcw className={`icon ${isRetrying ? 'spin' : ''}`} aria-hidden="true" />
          {isRetrying ? 'Trying again...' : 'Try again'}
        </Button>
      </p>
    </Notice>
  );
}
