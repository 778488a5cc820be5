import { Copy, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  what: string;
  /** Before the word. */
  Icon?: LucideIcon;
  /** Whether what is copied is said to everyone, not only to those who do not see where the button stands. */
  isWhole?: boolean;
}

/** Copies a text and answers in a status region. */
export function CopyButton({ text, what, Icon = Copy, isWhole = false }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('Copied');
    } catch {
      setAnswer('Not copied: the browser refused');
    }
  };
  return (
    <span className="inline-flex items-center">
      <output className="text-sm text-muted">{answer}</output>
      <Button
        look="ghost"
        className="text-sm whitespace-nowrap"
        onPress={copy}
        onBlur={() => setAnswer('')}
      >
        <Icon className="icon" aria-hidden="true" />
        {isWhole ? (
          `Copy ${what}`
        ) : (
          <>
            Copy<span className="sr-only"> {what}</span>
          </>
        )}
      </Button>
    </span>
  );
}
