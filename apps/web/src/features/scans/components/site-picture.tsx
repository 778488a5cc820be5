import { useImageSource } from '../../../entities/result/api/use-image-source.ts';

/** The top of a page's picture, small; an empty place while it loads, and for a page without one. */
export function SitePicture({ scanId }: { scanId: string | null }) {
  const { src } = useImageSource(
    scanId === null ? null : `/scan/${encodeURIComponent(scanId)}/screenshot`,
  );
  return (
    <span className="thumb">{src !== undefined && <img src={src} alt="" loading="lazy" />}</span>
  );
}
