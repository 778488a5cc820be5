import { expect, test } from 'vitest';
import { drawnZoom, lookAt, placeBeside, zoomView } from './picture-view.ts';

/** Of a page of 1,280 by 8,000 CSS pixels. */
const picture = { width: 640, height: 4_000, scale: 0.5 };
const place = (number: number, x: number, y: number, width: number, height: number) => ({
  number,
  box: { x, y, width, height },
});

test('a small element is shown large, in the middle', () => {
  expect(lookAt(place(3, 600, 4_000, 20, 20), picture)).toMatchObject({
    number: 3,
    x: 610,
    y: 4_010,
    zoom: 1_280 / 480,
  });
});

test('a wide element is shown whole, a tall one from its head', () => {
  expect(lookAt(place(1, 0, 100, 1_280, 100), picture).zoom).toBe(1);
  expect(lookAt(place(1, 0, 1_000, 1_280, 6_000), picture)).toMatchObject({
    y: 944 + 512,
    zoom: 1,
  });
});

test('the picture is drawn no larger than it is sharp, unless somebody asks for it', () => {
  const view = lookAt(place(1, 600, 4_000, 20, 20), picture);
  expect(drawnZoom(view, picture, 0)).toBe(view.zoom);
  expect(drawnZoom(view, picture, 400)).toBe(view.zoom);
  expect(drawnZoom(view, picture, 1_200)).toBeCloseTo(1_600 / 1_200);
  expect(drawnZoom(view, picture, 2_000)).toBe(1);
  expect(drawnZoom({ ...view, isZoomChosen: true, zoom: 5 }, picture, 1_200)).toBe(5);
});

test('zooming keeps the middle, and ends at the whole width and at twelve times', () => {
  const view = lookAt(place(1, 600, 4_000, 20, 20), picture, true);
  const now = { x: 300, y: 900, zoom: 2 };
  expect(zoomView(view, 1, now)).toMatchObject({ x: 300, y: 900, zoom: 3, takesFocus: false });
  expect(zoomView(view, -1, { ...now, zoom: 1.2 }).zoom).toBe(1);
  expect(zoomView(view, 1, { ...now, zoom: 11 }).zoom).toBe(12);
});

test('after the last element comes the first', () => {
  const places = [place(1, 0, 0, 9, 9), place(4, 0, 0, 9, 9), place(9, 0, 0, 9, 9)];
  expect(placeBeside(places, 9, 1)?.number).toBe(1);
  expect(placeBeside(places, 1, -1)?.number).toBe(9);
  expect(placeBeside(places, 1, 1)?.number).toBe(4);
});
