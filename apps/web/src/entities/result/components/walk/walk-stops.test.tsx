import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WalkStops } from './walk-stops.tsx';

const textWith = (role: string) => {
  const stop = { target: ['div'], name: '', role, box: null, visible: true };
  return renderToStaticMarkup(<WalkStops stops={[stop]} />).replaceAll(/<[^>]*>/g, '');
};

it.each(['none', 'generic', ''])('says of the role “%s” that there is none', (role) => {
  expect(textWith(role)).toContain('No name, no role');
});

it('names a role', () => {
  expect(textWith('button')).toContain('No name, button');
});
