import { CheckField } from '../../../components/ui/check-field.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';

interface PageUseChoiceProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Whether a scan may use the page; nothing where this server uses none. */
export function PageUseChoice({ value, onChange }: PageUseChoiceProps) {
  const { usesPages } = useSiteConfig();
  if (!usesPages) return null;
  return (
    <div className="page-use basis-full">
      <CheckField
        name="interaction"
        isChecked={value}
        onChange={onChange}
        hint="Follows Tab, opens menus and dialogs and types into fields, cut off from every network: nothing is sent. Without it, barriers that show only in use stay untested."
      >
        Use the page by keyboard and mouse
      </CheckField>
    </div>
  );
}
