import { File, List, Network } from 'lucide-react';
import { SegmentedChoice } from '../../../components/ui/segmented-choice.tsx';
import { amount } from '../../../lib/format.ts';
import { useAuth } from '../../account/use-auth.ts';

/** `addresses`: pages of one website that are chosen by hand. */
export type Extent = 'single_page' | 'site' | 'addresses';

interface ScanExtentProps<E extends Extent> {
  value: E;
  onChange: (value: E) => void;
  /** Those that there are to choose from. */
  extents: readonly E[];
}

/** One page or more of the site, for plans that have the choice, and where more was chosen before; nothing else. */
export function ScanExtent<E extends Extent>({ value, onChange, extents }: ScanExtentProps<E>) {
  const { user } = useAuth();
  const pages = user?.max_pages_per_scan ?? 1;
  if (pages === 1 && value === 'single_page') return null;
  const most = pages < 2 ? '' : ` (up to ${amount(pages)} pages)`;
  const all: readonly { id: Extent; label: string; Icon: typeof File }[] = [
    { id: 'single_page', label: 'This page', Icon: File },
    { id: 'site', label: `Whole site${most}`, Icon: Network },
    { id: 'addresses', label: 'A list of pages', Icon: List },
  ];
  return (
    <SegmentedChoice
      label="What to scan"
      value={value}
      onChange={onChange}
      options={extents.flatMap((id) =>
        all.filter((option) => option.id === id).map((option) => ({ ...option, id })),
      )}
    />
  );
}
