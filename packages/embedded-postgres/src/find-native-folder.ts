import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** The folder with PostgreSQL's programs (bin, lib, share) that npm brought for this platform. */
export function findNativeFolder(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const name = `${platform}-${architecture}`;
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 or later that you run yourself.';
  if (!supported.includes(name)) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `There is no embedded PostgreSQL for ${name}. ${advice}`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (error) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `The optional package @embedded-postgres/${name} is not installed: run npm ci without --omit=optional. ${advice}`,
      { cause: error },
    );
  }
}
