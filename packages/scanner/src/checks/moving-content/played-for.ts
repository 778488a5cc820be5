/** Browsers show a frame that says less than this for a tenth of a second. */
const leastS = 0.011;
const usualS = 0.1;

/** For how many seconds the frames of a GIF, WebP or PNG file play, Infinity without end; 0 where it has one only, or is none of them. */
export function playedFor(file: Buffer): number {
  const kind = file.toString('latin1', 0, 12);
  if (kind.startsWith('GIF8')) return ofGif(file);
  if (kind.startsWith('RIFF') && kind.endsWith('WEBP')) return ofWebp(file);
  return kind.startsWith('\x89PNG') ? ofPng(file) : 0;
}

function total(frames: readonly number[], times: number): number {
  if (frames.length < 2) return 0;
  const once = frames.reduce((sum, seconds) => sum + (seconds < leastS ? usualS : seconds), 0);
  return times === 0 ? Infinity : once * times;
}

/** GIF89a: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function ofGif(file: Buffer): number {
  const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const frames: number[] = [];
  let delay = 0;
  let times = 1;
  let at = 13 + tableBytes(file[10] ?? 0);
  const skipBlocks = () => {
    while (at < file.length && file[at] !== 0) at += (file[at] ?? 0) + 1;
    at += 1;
  };
  while (at < file.length) {
    const block = file[at];
    if (block === 0x21) {
      if (file[at + 1] === 0xf9) delay = file.readUInt16LE(Math.min(at + 4, file.length - 2)) / 100;
      const isLoop =
        file[at + 1] === 0xff &&
        /^(NETSCAPE2\.0|ANIMEXTS1\.0)/.test(file.toString('latin1', at + 3, at + 14));
      if (isLoop && at + 18 <= file.length) {
        const more = file.readUInt16LE(at + 16);
        times = more === 0 ? 0 : more + 1;
      }
      at += 2;
      skipBlocks();
    } else if (block === 0x2c) {
      frames.push(delay);
      at += 10 + tableBytes(file[at + 9] ?? 0) + 1;
      skipBlocks();
    } else break;
  }
  return total(frames, times);
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function ofWebp(file: Buffer): number {
  const frames: number[] = [];
  let times = 1;
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const bytes = file.readUInt32LE(at + 4);
    if (name === 'ANIM' && at + 14 <= file.length) times = file.readUInt16LE(at + 12);
    if (name === 'ANMF' && at + 23 <= file.length) frames.push(file.readUIntLE(at + 20, 3) / 1000);
    at += 8 + bytes + (bytes % 2);
  }
  return total(frames, times);
}

/** https://www.w3.org/TR/png-3/#apng-frame-based-animation */
function ofPng(file: Buffer): number {
  const frames: number[] = [];
  let times = 1;
  for (let at = 8; at + 12 <= file.length;) {
    const bytes = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'acTL' && at + 16 <= file.length) times = file.readUInt32BE(at + 12);
    if (name === 'fcTL' && at + 32 <= file.length) {
      const parts = file.readUInt16BE(at + 30) || 100;
      frames.push(file.readUInt16BE(at + 28) / parts);
    }
    at += 12 + bytes;
  }
  return total(frames, times);
}
