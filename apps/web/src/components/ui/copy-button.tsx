import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text and answers in a status region. */
export function CopyButton({ text, what }: { text: string; what: string }) {
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
        <Copy className="icon" aria-hidden="true" />
        Copy<span className="sr-only"> {what}</span>
      </Button>
    </span>
  );
}
