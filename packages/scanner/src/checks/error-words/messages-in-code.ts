import { emptyError } from './says-nothing.ts';

export interface MessageInCode {
  message: string;
  /** It is written onto the page as it is. */
  isShown: boolean;
}

/** Before it: what is thrown, logged, compared, a name or a fallback is no message for a wrong entry. */
const noMessage =
  /(\bthrow\b[^;]*|Error\(|console\.\w+\(|\b(reject|warn|log|on|once|off|trigger|emit|dispatch\w*|addEventListener|removeEventListener|indexOf|includes|querySelector\w*|getElement\w*|closest|matches|add|remove|toggle|contains|has|get|require|import|Event|Symbol)\(|[{,]\s*['"]?[\w.-]+['"]?\s*:|[=!]==?|\bcase|\bclassName\s*=|\|\||\?\?|\+|\[)\s*$/;
const shown =
  /(\b(textContent|innerText|innerHTML|nodeValue)\s*=|\b(setCustomValidity|text|html)\()[^;]{0,160}$/;
const named =
  /\b\w*(text|message|msg|error|err|fehler|meldung|erreur|mensaje|problem|reason|feedback|note|warning|hint)\w*\s*=[^;=]{0,120}$/i;
const said =
  /\b(show|set|display|report|render|mark|add|alert|zeige|affiche|muestra)\w*\([^;]{0,120}$/i;

/** The messages in some code that would be said of any wrong entry. What the code says of lost connections is left out. */
export function emptyMessagesIn(source: string): MessageInCode[] {
  const isAboutConnections = /\b(fetch|XMLHttpRequest|axios|ajax|await)\b|\.then\(/.test(source);
  const found: MessageInCode[] = [];
  for (const { index, 0: mark } of source.matchAll(/['"`]/g)) {
    const end = source.indexOf(mark, index + 1);
    if (end < 0 || end - index > 90) continue;
    const message = source.slice(index + 1, end);
    const kind = emptyError(message);
    if (!kind || (kind === 'trouble' && isAboutConnections)) continue;
    const before = source.slice(Math.max(0, index - 240), index);
    if (noMessage.test(before) || /\bcatch\b/.test(before)) continue;
    if (/^\s*([+:[\]]|===?)/.test(source.slice(end + 1, end + 6))) continue;
    const isShown = shown.test(before);
    // A single word is more often the name of a state.
    const mayBe =
      isShown || (/[\s\d]/.test(message.trim()) && (named.test(before) || said.test(before)));
    if (mayBe) found.push({ message, isShown: isShown && kind === 'says-nothing' });
  }
  return found;
}
