import {
  pageOfPicture,
  windowAround,
  type NumberedBox,
  type PictureSize,
} from '@curbcut/model/picture';

/** Where somebody looks on the picture of an issue. */
export interface PictureView {
  /** The element that is looked at. */
  number: number;
  /** The middle of what is shown, in CSS pixels of the page. */
  x: number;
  y: number;
  /** Width of the picture by width of its region. */
  zoom: number;
  /** Chosen by a person; else it is kept from showing the picture larger than it is sharp. */
  isZoomChosen: boolean;
  /** Whether the focus goes to the element's label. */
  takesFocus: boolean;
}

const zoomStep = 1.5;
const mostZoom = 12;
/** CSS pixels of the screen for one of the page. */
const sharpest = 1.25;

/** The element with what is around it: a small one is shown large. */
export function lookAt(place: NumberedBox, picture: PictureSize, takesFocus = false): PictureView {
  const { x, y, width, height } = windowAround([place], picture);
  return {
    number: place.number,
    x: x + width / 2,
    y: y + height / 2,
    zoom: Math.min(mostZoom, pageOfPicture(picture).width / width),
    isZoomChosen: false,
    takesFocus,
  };
}

/** Nearer (1) or further away (-1) from the same middle. */
export function zoomView(
  view: PictureView,
  direction: 1 | -1,
  now: Pick<PictureView, 'x' | 'y' | 'zoom'>,
): PictureView {
  const zoom = now.zoom * (direction === 1 ? zoomStep : 1 / zoomStep);
  return {
    ...view,
    x: now.x,
    y: now.y,
    zoom: Math.min(mostZoom, Math.max(1, zoom)),
    isZoomChosen: true,
    takesFocus: false,
  };
}

/** The zoom at which a view is drawn in a region of this width; CSS pixels of the screen. */
export function drawnZoom(
  { zoom, isZoomChosen }: PictureView,
  picture: PictureSize,
  regionWidth: number,
): number {
  if (isZoomChosen || regionWidth === 0) return zoom;
  return Math.max(1, Math.min(zoom, (sharpest * pageOfPicture(picture).width) / regionWidth));
}

/** The place before (-1) or after (1), round in a circle. */
export function placeBeside(
  places: readonly NumberedBox[],
  number: number,
  step: 1 | -1,
): NumberedBox | undefined {
  const at = places.findIndex((place) => place.number === number);
  return places.at((at + step) % places.length);
}
