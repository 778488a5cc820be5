import { useEffect, useId, useRef, useState, type RefObject } from 'react';

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
  const doesScroll = useScrolls(block);
  return (
    <figure className="listing">
      <figcaption id={id} className="listing__label">
        {label}
      </figcaption>
      <pre
        ref={block}
        className="listing__code"
        {...(doesScroll ? { tabIndex: 0, role: 'region', 'aria-labelledby': id } : {})}
      >
        <code className={`language-${language}`}>{code}</code>
      </pre>
    </figure>
  );
}

function useScrolls(block: RefObject<HTMLElement | null>): boolean {
  const [doesScroll, setScrolls] = useState(false);
  useEffect(() => {
    const element = block.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [block]);
  return doesScroll;
}
