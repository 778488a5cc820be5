import Bowser from 'bowser';

const longestUserAgent = 512;
const longestName = 40;

/** `Firefox on Linux`, for a person's list of sessions; null when the header says nothing known. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent?.trim()) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  const [program, system] = [browser.name, os.name].map((name) => name?.slice(0, longestName));
  if (program && system) return `${program} on ${system}`;
  return program || system || null;
}
