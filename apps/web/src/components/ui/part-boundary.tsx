import { WifiOff } from 'lucide-react';
import { Component, useEffect, type ReactNode } from 'react';
import { PartNotLoadedError } from '../../lib/import-page.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface PartBoundaryProps {
  /** With another one, its children get another try. */
  resetKey?: string;
  level?: 1 | 2;
  /** For what nobody waits for: nothing is said, and it comes when the connection does. */
  isQuiet?: boolean;
  children: ReactNode;
}

interface PartBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Says in the place of a part of the app that its script did not come, and tries again; all around it stays. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PartBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: PartBoundaryProps,
    state: PartBoundaryState,
  ): PartBoundaryState | null {
    return state.resetKey === resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartNotLoadedError) error.forget();
  }

  readonly #retry = () => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    const { level = 2, isQuiet = false, children } = this.props;
    if (!failure) return children;
    if (!(failure.error instanceof PartNotLoadedError)) throw failure.error;
    return <PartNotLoaded level={level} isQuiet={isQuiet} onRetry={this.#retry} />;
  }
}

interface PartNotLoadedProps {
  level: 1 | 2;
  isQuiet: boolean;
  onRetry: () => void;
}

function PartNotLoaded({ level, isQuiet, onRetry }: PartNotLoadedProps) {
  const isOnline = useIsOnline();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  if (isQuiet) return null;
  return (
    <div role="alert">
      <EmptyState
        title={isOnline ? 'This part could not be loaded' : 'You are offline'}
        level={level}
        icon={WifiOff}
      >
        <p>
          {isOnline
            ? 'The connection broke, or the app was updated meanwhile.'
            : 'This part was not loaded before. It comes by itself once you are online.'}{' '}
          What you typed elsewhere on this page is kept.
        </p>
        <div className="row justify-center">
          <Button look="primary" onPress={onRetry}>
            Try again
          </Button>
          {isOnline && <Button onPress={() => location.reload()}>Reload the page</Button>}
        </div>
      </EmptyState>
    </div>
  );
}
