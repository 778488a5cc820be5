import { visibleText } from '../html/visible-text.ts';

/**
 * Text of a scanned page as a SARIF message: one line, hidden characters made visible. Braces are doubled, or they
 * would be placeholders (SARIF 2.1.0, 3.11.5); `](` is parted, or it would be a link (3.11.6).
 */
export function sarifText(text: string, maxLength?: number): string {
  const line = visibleText(text, maxLength).replaceAll(/\s+/g, ' ').trim();
  return line.replaceAll(/[{}]/g, '$&$&').replaceAll('](', '] (');
}

/** The same for a Markdown message: shown as it stands, never as markup. It must not begin a line. */
export function sarifMarkdown(text: string): string {
  return sarifText(text).replaceAll(/[\\`*_[\]<>&|~#!]/g, '\\$&');
}
