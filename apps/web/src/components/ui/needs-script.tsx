import { Notice } from './notice.tsx';

/** Before a form, for whoever reads the page without JavaScript. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <Notice kind="info">
        <p>{what} needs JavaScript in your browser.</p>
      </Notice>
    </noscript>
  );
}
