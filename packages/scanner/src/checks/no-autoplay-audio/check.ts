import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode, MediaState, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';

/** Sound that ends within three seconds needs no control. Less than this of coded sound in a second is silence. */
const thresholds = { seconds: 3, soundBytesPerSecond: 2_000, mostAsked: 100 } as const;

/** WCAG 2.2, 1.4.2: where sound plays by itself for more than three seconds, is there anything to stop it with? */
export const noAutoplayAudioCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'no-autoplay-audio',
  name: 'Sound that plays by itself',
  async applicability(capture) {
    const media = capture.documents
      .flatMap(({ nodes }) => nodes.filter(startsByItself))
      .slice(0, thresholds.mostAsked);
    if (media.length === 0) return [];
    const states = await capture.media(media);
    return media.filter((node) => isHeard(states.get(node), node));
  },
  async expectation(capture, media) {
    const hasControls = showsControl(capture);
    return media.map((node) => {
      const isControlled = node.attributes.has('controls') && isVisible(node);
      if (isControlled || hasControls) return { outcome: 'passed' };
      const failureSummary =
        'It plays by itself for more than three seconds, has no controls of its own, and the page has no control at all that could stop it.';
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function startsByItself({ tag, attributes }: CapturedNode): boolean {
  return (
    (tag === 'audio' || tag === 'video') && attributes.has('autoplay') && !attributes.has('muted')
  );
}

function isHeard(state: MediaState | undefined, { tag }: CapturedNode): boolean {
  if (!state || state.isSilent) return false;
  const isLong = state.isEndless || (state.durationS ?? 0) > thresholds.seconds;
  if (!isLong) return false;
  // What the browser keeps from starting starts when a visitor has clicked somewhere.
  if (state.playedS === 0) return tag === 'audio' || state.soundBytes > 0;
  return state.soundBytes / state.playedS > thresholds.soundBytesPerSecond;
}

/** Anything that can be operated, by people who see it and by those who don't. */
function showsControl({ documents }: PageCapture): boolean {
  return documents.some(({ nodes }) => nodes.some((node) => isControl(node) && isVisible(node)));
}

function isControl(node: CapturedNode): boolean {
  const { tag, attributes, style } = node;
  if (!style || attributes.has('disabled')) return false;
  const role = attributes.get('role')?.trim().toLowerCase() ?? '';
  const operable =
    operableTags.has(tag) ||
    operableRoles.has(role) ||
    // One that leads elsewhere stops the sound, and the visit.
    (tag === 'a' && /^\s*(#|javascript:)/i.test(attributes.get('href') ?? '')) ||
    (attributes.has('tabindex') && node.isClickable);
  return operable && !isHidden(node);
}

function isHidden(node: CapturedNode): boolean {
  return [node, ...flatAncestors(node)].some(
    ({ attributes }) => attributes.get('aria-hidden') === 'true' || attributes.has('inert'),
  );
}

const operableTags = new Set(['button', 'input', 'select', 'summary']);
const operableRoles = new Set(['button', 'checkbox', 'link', 'menuitem', 'slider', 'switch']);
