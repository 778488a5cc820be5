/**
 * Whether the server has drawn what the app draws first here. It knows neither what is in the history entry, such as
 * a form to be filled in again, nor a URL that it spells in another way.
 */
export function isPrerendered({ dataset }: HTMLElement): boolean {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
  return dataset['path'] === location.pathname && (kept ?? null) === null;
}
