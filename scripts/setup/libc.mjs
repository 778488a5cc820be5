/** The Node and the PostgreSQL that npm brings are built against this glibc (Debian 10, Ubuntu 20.04, RHEL 8 have it). */
const neededGlibc = [2, 28];

/** Why the programs that npm brings can't start here, as the end of a sentence; null where they can. */
export function describeLibcProblem(platform = process.platform, readVersion = readGlibcVersion) {
  if (platform !== 'linux') return null;
  const version = readVersion();
  const needed = `needs glibc ${neededGlibc.join('.')} or later`;
  if (version === undefined) return `${needed}, and this system has musl`;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < neededGlibc[0] || (major === neededGlibc[0] && minor < neededGlibc[1]);
  return isOld ? `${needed}, and this system has ${version}` : null;
}

/** Undefined on a Linux with another C library: musl. */
function readGlibcVersion() {
  return process.report.getReport().header.glibcVersionRuntime;
}
