import { expect, it } from 'vitest';
import { makeIssue } from './issue.fixture.ts';
import { toMarkers } from './screenshot-markers.ts';

const screenshot = { width: 640, height: 400, scale: 0.5 };
const node = makeIssue().nodes[0]!;

it('puts a box where the element is, in percent of the picture', () => {
  expect(toMarkers([makeIssue({ fingerprint: 'a' })], screenshot)).toEqual([
    {
      number: 1,
      label: 'Images have no text alternative',
      left: 7.8125,
      top: 6.25,
      width: 15.625,
      height: 12.5,
      isFailed: true,
      places: [{ fingerprint: 'a', nodeIndex: 0 }],
    },
  ]);
});

it('draws an element once, and knows every issue it belongs to', () => {
  const markers = toMarkers(
    [makeIssue({ fingerprint: 'a' }), makeIssue({ fingerprint: 'b' })],
    screenshot,
  );
  expect(markers).toHaveLength(1);
  expect(markers[0]?.places.map((place) => place.fingerprint)).toEqual(['a', 'b']);
});

it('knows elements that only wait for a person', () => {
  const review = makeIssue({ fingerprint: 'a', outcome: 'needs-review' });
  expect(toMarkers([review], screenshot)[0]?.isFailed).toBe(false);
  expect(toMarkers([review, makeIssue({ fingerprint: 'b' })], screenshot)[0]?.isFailed).toBe(true);
});

it('cuts a box at the edge and leaves out what lies beyond it', () => {
  const wide = { ...node, marker: 2, box: { x: 1_200, y: 700, width: 400, height: 400 } };
  const below = { ...node, marker: 3, box: { x: 0, y: 900, width: 10, height: 10 } };
  const hidden = { ...node, marker: null, box: null };
  const markers = toMarkers([makeIssue({ nodes: [wide, below, hidden] })], screenshot);
  expect(markers).toMatchObject([{ number: 2, left: 93.75, width: 6.25, top: 87.5, height: 12.5 }]);
});
