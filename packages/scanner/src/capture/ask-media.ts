import type { PageUnderTest } from '../engines/page-under-test.ts';
import { askElements } from './live-elements.ts';
import type { CapturedNode, MediaState } from './page-capture.ts';

/** Audio and video elements as they are now. */
export function askMedia(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
): Promise<Map<CapturedNode, MediaState>> {
  return askElements(page, nodes, statesOf);
}

/** What Chromium has and TypeScript does not declare. */
type Decoding = HTMLMediaElement & { webkitAudioDecodedByteCount: number };

/** Runs in the frame's isolated world. */
function statesOf(...elements: Element[]): MediaState[] {
  return (elements as Decoding[]).map((media) => ({
    // Of a stream it has no end, which JSON can't say.
    durationS: Number.isFinite(media.duration) ? media.duration : null,
    isEndless: media.duration === Infinity,
    isSilent: media.muted || media.volume === 0,
    isPlaying: !media.paused,
    playedS: media.currentTime,
    soundBytes: media.webkitAudioDecodedByteCount,
    captionsAreMissing: (() => {
      const tried = [...media.querySelectorAll('track')].filter(
        ({ kind, track }) => /^(captions|subtitles)$/.test(kind) && track.mode !== 'disabled',
      );
      return (
        tried.length > 0 && tried.every(({ readyState }) => readyState === HTMLTrackElement.ERROR)
      );
    })(),
    captions: [...media.querySelectorAll('track')]
      .filter(
        ({ kind, readyState, track }) =>
          /^(captions|subtitles)$/.test(kind) &&
          readyState === HTMLTrackElement.LOADED &&
          track.mode !== 'disabled',
      )
      .map(({ track }) =>
        [...(track.cues ?? [])].slice(0, 2_000).map((cue) => ({
          startS: cue.startTime,
          // The last one may go on without end, which JSON can't say.
          endS: Math.min(cue.endTime, 1e6),
          text: cue instanceof VTTCue ? cue.text.slice(0, 300) : '',
        })),
      ),
  }));
}
