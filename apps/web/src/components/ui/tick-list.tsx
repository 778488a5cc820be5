import { Check } from 'lucide-react';

/** Texts with a tick before each. */
export function TickList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="ticks">
      {texts.map((text) => (
        <li key={text}>
          <Check className="icon" aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
