import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';

/** Takes away what it stands in. The focus goes back to what had it when that came, or to the page's content. */
export function DismissButton({ onPress }: { onPress: () => void }) {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    cameFrom.current = document.activeElement;
  }, []);
  const dismiss = () => {
    if (!takesFocus(cameFrom.current)) takesFocus(document.querySelector('#main'));
    onPress();
  };
  return (
    <IconButton label="Dismiss" onPress={dismiss}>
      <X className="icon" aria-hidden="true" />
    </IconButton>
  );
}

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
