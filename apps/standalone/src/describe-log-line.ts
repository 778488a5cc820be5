import { printable } from '@curbcut/model/text';

const warningLevel = 40;
const errorLevel = 50;

/**
 * A program's JSON log line as a short sentence for the terminal; null for what belongs to the log file only. Errors may
 * quote what strangers sent: control characters are shown, not obeyed.
 */
export function describeLogLine(program: string, line: string): string | null {
  const text = toSentence(program, line);
  return text === null ? null : printable(text);
}

function toSentence(program: string, line: string): string | null {
  if (!line.startsWith('{')) return `  ${program}: ${line}`;
  const entry = parse(line);
  if (entry === null) return `  ${program}: ${line}`;
  const level = typeof entry['level'] === 'number' ? entry['level'] : 0;
  if (level < warningLevel) return null;
  const word = level >= errorLevel ? 'error' : 'warning';
  const cause = messageOf(entry['error'] ?? entry['err']);
  return `  ${program} ${word}: ${String(entry['msg'] ?? '')}${cause && ` (${cause})`}`;
}

function parse(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error)
    return String(error.message);
  return '';
}
