import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';

const toggles = '.issue__toggle';

/** The first stop in an open issue: past all that is in it, to the next one. Seen while it has the focus; none in the last. */
export function NextIssue() {
  const button = useRef<HTMLButtonElement>(null);
  const [isLast, setLast] = useState(false);
  useLayoutEffect(() => setLast(nextAfter(button.current) === undefined), []);
  const goOn = () => {
    const next = nextAfter(button.current);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  if (isLast) return null;
  return (
    <button ref={button} type="button" className="next-issue" onClick={goOn}>
      Next issue
      <ArrowDown className="icon icon--sm" aria-hidden="true" />
    </button>
  );
}

function nextAfter(own: Element | null): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(toggles)];
  return all.find(
    (toggle) => own && own.compareDocumentPosition(toggle) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
