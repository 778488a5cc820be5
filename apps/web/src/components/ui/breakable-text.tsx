import { Fragment } from 'react';

/** A URL or selector that may break before each dot and after each slash. */
export function BreakableText({ text }: { text: string }) {
  return text.split(/(?<=\/)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
