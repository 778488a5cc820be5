import { drawScene } from '../../pictures/draw-scene.ts';
import { featured, rows } from './content.ts';

const palettes: { sky: [string, string]; hills: string[] }[] = [
  { sky: ['#0d2b3a', '#3b6f7d'], hills: ['#1c4a44', '#12312e'] },
  { sky: ['#20123a', '#6a4b8c'], hills: ['#3a2a5c', '#1c1433'] },
  { sky: ['#3a1a12', '#c26a3a'], hills: ['#6b2f1c', '#2e130c'] },
  { sky: ['#10203a', '#7f9fc4'], hills: ['#3f5f86', '#1d2f49'] },
  { sky: ['#12301c', '#7fa65a'], hills: ['#35602f', '#183317'] },
];

const ids = [
  ...new Set([...featured, ...rows.flatMap(({ titles }) => titles)].map(({ id }) => id)),
];

export const pictures = Object.fromEntries(
  ids.map((id, index) => {
    const { sky, hills } = palettes[index % palettes.length]!;
    return [
      `art/${id}.svg`,
      drawScene({ sky, hills: [...hills, `#${(0x101418 + index * 0x030201).toString(16)}`] }),
    ];
  }),
);
