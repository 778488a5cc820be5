const neededToSetUp = 20;

/** What to tell a person whose Node can't even run the set-up; null for one that can. */
export function describeOldNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= neededToSetUp) return null;
  return `Curbcut needs Node ${neededToSetUp} or later to set itself up; this is v${version}. Install Node 24 from https://nodejs.org and start again.`;
}
