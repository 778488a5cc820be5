import { lazy, useState, type ComponentType } from 'react';
import { importPart, PartNotLoadedError } from './import-page.ts';

/**
 * A component whose script is loaded when it is first drawn. React remembers a script that failed for ever: drawn again
 * after that, this one asks for it again. It stands in a `PartBoundary` and a `Suspense`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  importing: typeof importPart = importPart,
): ComponentType<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await importing(load) };
      } catch (error) {
        // Not yet: React draws a part that was never shown anew, and would ask again and again.
        if (error instanceof PartNotLoadedError) error.forget = () => (latest = null);
        throw error;
      }
    }) as ComponentType<Props>;
  let latest: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    // What was there first stays: another component would lose what was typed.
    const [Loaded] = useState(() => (latest ??= ask()));
    return <Loaded {...props} />;
  };
}
