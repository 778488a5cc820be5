import { isTemplateLeak } from '../meaningless-words.ts';
import { emptyError } from './says-nothing.ts';
import { idsBeside } from './written-to.ts';

export interface MessageInCode {
  message: string;
  /** It is written onto the page as it is. */
  isShown: boolean;
  /** Code beside it looks at what was entered. */
  isOfEntry: boolean;
  /** Ids that may be that of the element that shows it, the likeliest first. */
  ids: readonly string[];
}

/** Before it: what is thrown, logged, compared, a name or a fallback is no message for a wrong entry. */
const noMessage =
  /(\bthrow\b[^;]*|\bnew \w*Error\(|(?<!\w)Error\(|console\.\w+\(|\b(reject|warn|log|on|once|off|trigger|emit|dispatch\w*|addEventListener|removeEventListener|indexOf|includes|querySelector\w*|getElement\w*|closest|matches|add|remove|toggle|contains|has|get|require|import|Event|Symbol)\(|[{,]\s*['"]?[\w.-]+['"]?\s*:|[=!]==?|\bcase|\bclassName\s*=|\|\||\?\?|\+|\[)\s*$/;
const shown =
  /(\b(textContent|innerText|innerHTML|nodeValue)\s*=|\b(setCustomValidity|text|html)\()[^;]{0,160}$/;
const named =
  /\b\w*(text|message|msg|error|err|fehler|meldung|erreur|mensaje|problem|reason|feedback|note|warning|hint)\w*\s*=[^;=]{0,120}$/i;
const said =
  /\b(show|set|display|report|render|mark|add|alert|zeige|affiche|muestra)\w*\([^;]{0,120}$/i;

/** Of a function that shows what is wrong, whatever else it does. */
const shows =
  /\b(show|set|display|report|render|zeige|affiche|muestra)\w*(error|err|message|msg|problem|fehler|meldung|erreur|mensaje)\w*\(\s*$/i;
/** Nothing where the entry is right, and else a message. */
const unlessRight =
  /(\.test\(|\.value\b|valid|length|isNaN)[^;]{0,160}\?\s*(''|""|``|null)\s*:\s*$/i;
/** The same with a name for what is right, in a function that shows errors. */
const showsUnlessRight =
  /\b(show|set|display|report|render|zeige|affiche|muestra)\w*(error|err|message|msg|problem|fehler|meldung|erreur|mensaje)\w*\([^;]{0,160}\?\s*(''|""|``|null)\s*:\s*$/i;
/** A field by its name, what is expected of it, and what is said otherwise. */
const rule =
  /\b\w+\(\s*(['"])[\w-]+\1\s*,[^;]{0,160}(\.test\(|\.value\b|\.checked\b|\.validity\b)[^;]{0,120},\s*$/;
/** The same as an item of a list of rules. */
const listed =
  /\[\s*(['"`])[\w-]+\1\s*,(?:(?!['"`]\s*\])[^;]){0,160}(\.test\(|\.value\b|\.checked\b|\.validity\b|\.length\b|\bvalid)(?:(?!['"`]\s*\])[^;]){0,120},\s*$/i;
/** The value of an attribute, in markup that code puts together. */
const inMarkup = /<[a-z][\w-]*\s[^<>]*[\w:-]=$/i;
/** Code that looks at an entry. */
const entry = /\.test\(|\.value\b|checked\b|valid|isNaN/i;

/**
 * The messages in some code that would be said of any wrong entry; `all` is where its names are given. What the code says of
 * lost connections is left out.
 */
export function emptyMessagesIn(source: string, all = source): MessageInCode[] {
  const isAboutConnections = /\b(fetch|XMLHttpRequest|axios|ajax|await)\b|\.then\(/.test(source);
  const found: MessageInCode[] = [];
  for (const { index, 0: mark } of source.matchAll(/['"`]/g)) {
    const end = source.indexOf(mark, index + 1);
    if (end < 0 || end - index > 90) continue;
    const message = source.slice(index + 1, end);
    // What is put together of values is not known before it is shown.
    if (isTemplateLeak(message)) continue;
    const kind = emptyError(message);
    const before = source.slice(Math.max(0, index - 240), index);
    if (inMarkup.test(before)) continue;
    const isListed = listed.test(before) && /^\s*\]/.test(source.slice(end + 1, end + 6));
    const isOfEntry =
      isListed ||
      unlessRight.test(before) ||
      isUnlessKnownRight(before, source) ||
      showsUnlessRight.test(before) ||
      rule.test(before);
    if (!kind || (kind === 'trouble' && isAboutConnections && !isOfEntry)) continue;
    if (!isOfEntry && (noMessage.test(before) || /\bcatch\b/.test(before))) continue;
    if (!isListed && /^\s*([+:[\]]|===?)/.test(source.slice(end + 1, end + 6))) continue;
    const isShown =
      shown.test(before) || shows.test(before) || isOfEntry || isWrittenLater(before, source);
    // A single word is more often the name of a state.
    const mayBe =
      isShown || (/[\s\d]/.test(message.trim()) && (named.test(before) || said.test(before)));
    const isCertain = isShown && (kind === 'says-nothing' || isOfEntry);
    if (!mayBe) continue;
    found.push({
      message,
      isShown: isCertain,
      isOfEntry: isOfEntry || entry.test(before),
      ids: idsBeside(before, source.slice(end + 1, end + 80), all),
    });
  }
  return found;
}

/** Nothing where a variable says so, which was told before by what the entry is. */
function isUnlessKnownRight(before: string, source: string): boolean {
  const variable = /(?<![\w.$])([A-Za-z_]\w*)\s*\?\s*(?:''|""|``|null)\s*:\s*$/.exec(before)?.[1];
  if (variable === undefined || !shown.test(before)) return false;
  return new RegExp(
    String.raw`(?<![\w.$])${variable}\s*=(?![=>])[^;]{0,160}?(?:\.test\(|\.value\b|\.checked\b|isNaN)`,
  ).test(source);
}

/** Whether it is kept in a variable, and that is written onto the page. */
function isWrittenLater(before: string, source: string): boolean {
  const variable = /(?:^|[^\w.$])([A-Za-z_]\w*)\s*=\s*$/.exec(before)?.[1];
  if (variable === undefined) return false;
  return new RegExp(`\\b(textContent|innerText|innerHTML)\\s*=[^;=]{0,60}\\b${variable}\\b`).test(
    source,
  );
}
