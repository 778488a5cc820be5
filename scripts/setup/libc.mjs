/** The Node and the PostgreSQL that npm brings are built against this glibc (Debian 10, Ubuntu 20.04, RHEL 8 have it). */
const neededGlibc = [2, 28];

/**
 * Why the programs that npm brings can't start here, as the end of a sentence; null where they can.
 * `glibcVersion` is undefined on a Linux whose C library is another one: musl.
 */
export function describeLibcProblem(platform = process.platform, glibcVersion = readGlibcVersion) {
  if (platform !== 'linux') return null;
  const version = typeof glibcVersion === 'function' ? glibcVersion() : glibcVersion;
  const needed = `needs glibc ${neededGlibc.join('.')} or later`;
  if (version === undefined) return `${needed}, and this system has musl`;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < neededGlibc[0] || (major === neededGlibc[0] && minor < neededGlibc[1]);
  return isOld ? `${needed}, and this system has ${version}` : null;
}

function readGlibcVersion() {
  return process.report.getReport().header.glibcVersionRuntime;
}
