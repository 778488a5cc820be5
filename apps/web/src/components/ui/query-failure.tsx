import { LoadFailure } from './load-failure.tsx';

interface QueryFailureProps {
  message: string;
  /** It has failed; the message of its error is a sentence for people. */
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
}

/** What could not be asked of the server, and why. */
export function QueryFailure({ message, query }: QueryFailureProps) {
  return (
    <LoadFailure
      message={message}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {query.error?.message ?? ''}
    </LoadFailure>
  );
}
