import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { announce } from '../../lib/announce.ts';

export interface NativeButtonProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'disabled' | 'className'
> {
  className?: string;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** What it does is under way: it keeps its place and the focus, does nothing, and its new name is said. */
  isPending?: boolean | undefined;
}

/** The browser's button. In the first script, as React Aria's button is not; that one opens menus. */
export function NativeButton(props: NativeButtonProps) {
  const { onPress, isDisabled, isPending = false, type = 'button', ref, ...rest } = props;
  const button = useRef<HTMLButtonElement | null>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
  );
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    const { current } = button;
    if (current !== null && current === document.activeElement)
      announce(current.ariaLabel ?? current.textContent);
  }, [isPending]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and a dialog gives the focus back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    if (!isPending) onPress?.();
  };
  return (
    <button
      {...rest}
      ref={button}
      // A field's Enter sends the form through its submit button, even one that says that it is disabled.
      type={type === 'submit' && isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onClick={press}
    />
  );
}
