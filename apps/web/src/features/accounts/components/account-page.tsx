import type { ReactNode } from 'react';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page with one small task, in the middle. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className="narrow-page">
      <div className="stack gap-2">
        <h1>{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
