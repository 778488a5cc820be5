import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { Moving } from './moving.ts';
import { playedFor } from './played-for.ts';

interface Sizes {
  seconds: number;
  ornament: number;
  picture: number;
}

const mostFilms = 20;
/** Media types of pictures that can hold several frames. */
const animatedTypes = /^image\/(gif|webp|png|apng|vnd\.mozilla\.apng)/;

/** Pictures whose own frames play for longer than they may, and films that start by themselves without controls. */
export async function picturesIn(capture: PageCapture, sizes: Sizes): Promise<Moving[]> {
  const { seconds, ornament, picture } = sizes;
  const isLarge = ({ box }: CapturedNode, area: number) =>
    box !== null && Math.min(box.width, box.height) >= ornament && box.width * box.height >= area;
  const nodes = capture.documents.flatMap((document) => document.nodes);
  const pictures = nodes.filter(
    (node) => node.tag === 'img' && isLarge(node, picture / 4) && mayMove(node) && isVisible(node),
  );
  const files = await capture.files(pictures, animatedTypes);
  const moving = pictures.filter((node) => {
    const file = files.get(node);
    return file !== undefined && playedFor(file) > seconds;
  });
  const films = nodes
    .filter((node) => isSilentFilm(node) && isLarge(node, picture) && isVisible(node))
    .slice(0, mostFilms);
  const states = films.length > 0 ? await capture.media(films) : new Map();
  const lasting = films.filter((node) => {
    const state = states.get(node);
    const isLong = state?.isEndless || (state?.durationS ?? 0) > seconds;
    return state && (isLong || (node.attributes.has('loop') && (state.durationS ?? 0) > 0));
  });
  const certain = { isCertain: true, mayYield: false } as const;
  const played = 'The frames of this picture play for more than five seconds';
  const runs = 'This film plays by itself without controls';
  return [
    ...moving.map((node) => ({ node, what: played, ...certain })),
    ...lasting.map((node) => ({ node, what: runs, ...certain })),
  ];
}

function mayMove({ attributes }: CapturedNode): boolean {
  const sources = `${attributes.get('src') ?? ''} ${attributes.get('srcset') ?? ''}`.trim();
  return !/^data:|\.(jpe?g|svg)([?#]|\s|$)/i.test(sources);
}

function isSilentFilm({ tag, attributes }: CapturedNode): boolean {
  return tag === 'video' && attributes.has('autoplay') && !attributes.has('controls');
}
