import { Notice } from '../../../components/ui/notice.tsx';

/** Keeps in the page what a toast says aloud and takes away. */
export function FormFailure({ message }: { message: string | null }) {
  return (
    message !== null && (
      <Notice kind="error">
        <p>{message}</p>
      </Notice>
    )
  );
}
