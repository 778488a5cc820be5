import { pageOfPicture, type NumberedBox } from '@curbcut/model/picture';
import { useEffect, useRef, type RefObject } from 'react';
import type { PageScreenshot } from '../page-screenshot.ts';

interface PictureMapProps {
  picture: PageScreenshot;
  places: readonly NumberedBox[];
  /** What of the picture is shown beside it. */
  region: RefObject<HTMLElement | null>;
}

/** The whole page, small, with the elements as dots and a frame around what the region shows. */
export function PictureMap({ picture, places, region }: PictureMapProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const follow = () => {
      const part = (value: number, whole: number) => `${(100 * value) / Math.max(1, whole)}%`;
      Object.assign(frame.current?.style ?? {}, {
        left: part(element.scrollLeft, element.scrollWidth),
        top: part(element.scrollTop, element.scrollHeight),
        width: part(element.clientWidth, element.scrollWidth),
        height: part(element.clientHeight, element.scrollHeight),
      });
    };
    const observer = new ResizeObserver(follow);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [region]);
  const page = pageOfPicture(picture);
  return (
    <div
      className="picture-map"
      aria-hidden="true"
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <img src={picture.src} alt="" />
      {places.map(({ number, box }) => (
        <i
          key={number}
          style={{
            left: `${(100 * (box.x + box.width / 2)) / page.width}%`,
            top: `${(100 * (box.y + box.height / 2)) / page.height}%`,
          }}
        />
      ))}
      <span ref={frame} className="picture-map__shown" />
    </div>
  );
}
