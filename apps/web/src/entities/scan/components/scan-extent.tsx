import { File, Network } from 'lucide-react';
import { SegmentedChoice } from '../../../components/ui/segmented-choice.tsx';
import { amount } from '../../../lib/format.ts';
import { useAuth } from '../../account/use-auth.ts';

interface ScanExtentProps {
  value: 'single_page' | 'site';
  onChange: (value: 'single_page' | 'site') => void;
}

/** One page or the whole site, for plans that have the choice, and where the whole site was chosen before; nothing else. */
export function ScanExtent({ value, onChange }: ScanExtentProps) {
  const { user } = useAuth();
  const pages = user?.max_pages_per_scan ?? 1;
  if (pages === 1 && value !== 'site') return null;
  const most = pages < 2 ? '' : ` (up to ${amount(pages)} pages)`;
  return (
    <SegmentedChoice
      label="What to scan"
      value={value}
      onChange={onChange}
      options={[
        { id: 'single_page', label: 'This page', Icon: File },
        { id: 'site', label: `Whole site${most}`, Icon: Network },
      ]}
    />
  );
}
