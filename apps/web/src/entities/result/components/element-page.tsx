import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { shortUrl } from '../../../lib/page-url.ts';

/** On which page of a site an element is. */
export function ElementPage({ url }: { url: string }) {
  return (
    <p className="anywhere text-sm">
      On <BreakableText text={shortUrl(url)} />
    </p>
  );
}
