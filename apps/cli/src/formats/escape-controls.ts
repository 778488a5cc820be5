/**
 * JSON may hold raw C1 controls and Unicode's line separators: some terminals obey the first, and many readers take
 * both for ends of lines. Escaped they say the same.
 */
export function escapeControls(json: string): string {
  return json.replace(
    /[\u007F-\u009F\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
