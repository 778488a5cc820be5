import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface HelpItemProps {
  id: string;
  title: string;
  icon?: ReactNode;
  /** A line below the title. */
  category: string;
  /** Opened by the search; whoever reads may close it again. */
  isFound: boolean;
  children: ReactNode;
}

/** A title that opens its text. The browser's own: it works without a script, and its search finds what is closed. */
export function HelpItem({ id, title, icon, category, isFound, children }: HelpItemProps) {
  return (
    <details id={id} className="help-item" open={isFound}>
      <summary className="help-item__head">
        {icon}
        <span className="help-item__words">
          <h3 className="help-item__title">{title}</h3>
          <span className="help-item__category">{category}</span>
        </span>
        <ChevronDown className="icon help-item__chevron" aria-hidden="true" />
      </summary>
      <div className="help-item__body">{children}</div>
    </details>
  );
}
