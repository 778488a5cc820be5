import type { CategorySlug } from '@curbcut/model/scan';
import {
  Contrast,
  FileCode,
  Heading,
  Image,
  Keyboard,
  Link2,
  Tag,
  TextCursorInput,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<CategorySlug, LucideIcon> = {
  'image-accessibility': Image,
  'content-structure': Heading,
  forms: TextCursorInput,
  links: Link2,
  'visual-design': Contrast,
  'keyboard-navigation': Keyboard,
  'aria-labels': Tag,
  'document-structure': FileCode,
};

export function CategoryIcon({ category }: { category: CategorySlug }) {
  const Icon = icons[category];
  return <Icon className="icon" aria-hidden="true" />;
}
