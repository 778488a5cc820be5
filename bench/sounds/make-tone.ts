const rate = 4_000;

/** A quiet tone that swells and fades, as an 8-bit WAV file. */
export function makeTone({ seconds, hertz }: { seconds: number; hertz: number }): Buffer {
  const count = seconds * rate;
  const file = Buffer.alloc(44 + count);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(count, 40);
  for (let at = 0; at < count; at++) {
    const swell = Math.sin((Math.PI * at) / count);
    file[44 + at] = 128 + Math.round(30 * swell * Math.sin((2 * Math.PI * hertz * at) / rate));
  }
  return file;
}
