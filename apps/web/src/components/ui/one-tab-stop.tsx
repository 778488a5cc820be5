import type { KeyboardEvent, ReactNode } from 'react';

interface OneTabStopProps {
  /** What is in it, for those who hear it. */
  label: string;
  className?: string;
  children: ReactNode;
}

const controls = 'a[href], button:not(:disabled), summary, [tabindex="0"]';
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Controls that Tab passes as one: it comes to the first and leads on behind the last, and arrow keys move among them. They
 * stay in the order of Tab, so that nothing is lost where a script does not come.
 */
export function OneTabStop({ label, className, children }: OneTabStopProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)];
    const at = all.findIndex((control) => control === document.activeElement);
    if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') {
      // The browser goes on from there.
      all.at(event.shiftKey ? 0 : -1)?.focus({ preventScroll: true });
      return;
    }
    const to = steps[event.key]?.(at, all.length);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
