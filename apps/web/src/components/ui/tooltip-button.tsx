import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { NativeButton, type NativeButtonProps } from './native-button.tsx';

/** Between the button and its tooltip, and from there to the edge of the window, px. */
const offset = 6;
const edge = 12;
/** So long the pointer may be between the two. */
const closeDelayMs = 500;

interface TooltipButtonProps extends NativeButtonProps {
  tooltip: string;
  /** How long the pointer rests on it before the tooltip shows; with the keyboard it shows at once. */
  delayMs: number;
}

/** A button that says more on hover and focus. Escape closes that; the pointer may move onto it. */
export function TooltipButton({ tooltip, delayMs, onPress, ...button }: TooltipButtonProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  const change = (open: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(open);
    else timer.current = setTimeout(() => setOpen(open), afterMs);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') change(true, isOpen ? 0 : delayMs);
  };
  const leave = () => change(false, closeDelayMs);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    const close = () => setOpen(false);
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('scroll', close, { capture: true, signal });
    return () => closing.abort();
  }, [isOpen]);

  return (
    <>
      <NativeButton
        {...button}
        ref={trigger}
        aria-describedby={isOpen ? id : undefined}
        onPress={() => {
          change(false);
          onPress?.();
        }}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={({ target }) => target.matches(':focus-visible') && change(true)}
        onBlur={() => change(false)}
      />
      {isOpen &&
        createPortal(
          <Bubble id={id} trigger={trigger} text={tooltip} onEnter={enter} onLeave={leave} />,
          document.body,
        )}
    </>
  );
}

interface BubbleProps {
  id: string;
  trigger: RefObject<HTMLElement | null>;
  text: string;
  onEnter: (event: PointerEvent) => void;
  onLeave: () => void;
}

/** Above the button, or below where there is no room; never beyond the edge of the window. */
function Bubble({ id, trigger, text, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bubble.current || !trigger.current) return;
    const { width, height } = bubble.current.getBoundingClientRect();
    const { left, top, bottom, width: triggerWidth } = trigger.current.getBoundingClientRect();
    const centered = left + (triggerWidth - width) / 2;
    const rightmost = document.documentElement.clientWidth - width - edge;
    const above = top - offset - height;
    const { style } = bubble.current;
    style.left = `${Math.max(edge, Math.min(centered, rightmost))}px`;
    style.top = `${above < edge ? bottom + offset : above}px`;
  });
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </div>
  );
}
