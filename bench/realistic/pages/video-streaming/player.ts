import type { Flaw } from '../../realistic-page.ts';

export const player = (flaw: Flaw): string => `
<div class="player" id="player" role="dialog" aria-modal="true" aria-labelledby="player-title" hidden>
  <div class="player-head">
    <h2 id="player-title">Trailer</h2>
    ${flaw(
      'player-holds-focus',
      '<button type="button" id="player-close">Close</button>',
      '<span class="close" id="player-close">Close</span>',
    )}
  </div>
  <video id="video" preload="metadata" poster="art/tidewater.svg" width="800" height="450">
    <source src="media/trailer.webm" type="video/webm">
    <track kind="captions" src="media/trailer.vtt" srclang="en" label="English" default>
  </video>
  <div class="controls">
    <button type="button" id="play">Play</button>
    <label class="seek" for="seek">Position <input type="range" id="seek" min="0" max="100" step="5" value="0"></label>
    <span class="volume-label" id="volume-label">Volume</span>
    <div class="volume" id="volume" role="slider" tabindex="0" aria-labelledby="volume-label" aria-valuemin="0" aria-valuemax="100" aria-valuenow="60"><span class="level"></span></div>
    <button type="button" id="captions" aria-pressed="true">Captions</button>
    <a href="?watch=tidewater-described">Audio described version</a>
  </div>
</div>`;
