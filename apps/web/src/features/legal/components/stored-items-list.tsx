import { storedItems } from '../stored-items.ts';

const places = { local: 'Local storage', session: 'Session storage' } as const;

export function StoredItems() {
  return (
    <dl className="stored-items">
      {storedItems.map(({ key, where, purpose, ends }) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>{purpose}</dd>
          <dd className="stored-items__facts">
            {places[where]}. Until: {ends.charAt(0).toLowerCase() + ends.slice(1)}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
