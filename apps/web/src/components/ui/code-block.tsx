import { useId, useRef } from 'react';
import { useHiddenSides } from '../../lib/use-hidden-sides.ts';

export type CodeLanguage = 'html' | 'css' | 'js' | 'sh';

interface CodeBlockProps {
  /** What the example shows; stands above it and names it. */
  label: string;
  language: CodeLanguage;
  code: string;
}

/** An example to read. Narrow windows wrap it; where it scrolls, the keyboard can reach it. */
export function CodeBlock({ label, language, code }: CodeBlockProps) {
  const id = useId();
  const block = useRef<HTMLPreElement>(null);
  const more = useHiddenSides(block);
  return (
    <figure className="listing">
      <figcaption id={id} className="listing__label">
        {label}
      </figcaption>
      <pre
        ref={block}
        className="scrolls listing__code"
        data-more={more ?? undefined}
        {...(more ? { tabIndex: 0, role: 'region', 'aria-labelledby': id } : {})}
      >
        <code className={`language-${language}`}>{code}</code>
      </pre>
    </figure>
  );
}
