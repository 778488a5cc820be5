/** From the top left corner of the full page in CSS pixels, where nothing else is said. */
export interface BoundingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}
