import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { plain } from '../meaningless-words.ts';
import { isTextField, roleOf } from '../page/controls.ts';
import { wordsOf } from '../page/words-of.ts';

/** Where a page is certainly another one than a title of a kind of page says. */
export const otherPageThresholds = {
  /** A page to sign in has hardly a heading. */
  headings: 3,
  /** Fields that somebody who is thanked has filled in already. */
  fields: 2,
  /** Of a page in letters that has something to say. */
  letters: 200,
  /** More than this is no page to sign in that has no field for it. */
  longText: 1_500,
  /** Words of a title that say something. */
  titleWords: 2,
} as const;

const signIn =
  /^(sign[ -]?in|log[ -]?[io]n|login|log in to your account|anmelden|anmeldung|einloggen|se connecter|connexion|s’identifier|identification|iniciar sesión|inicio de sesión|acceder|вход|войти|accedi|inloggen|entrar)$/;
const signOut =
  /\b(sign|log)[ -]?out\b|\b(abmelden|ausloggen|se déconnecter|déconnexion|cerrar sesión|выйти|выход)\b/i;
const thanks =
  /^(thank you|thanks|vielen dank|danke|herzlichen dank|merci|gracias|muchas gracias|спасибо|grazie|bedankt)(?!\p{L})/u;
const thanked = /thank you|thanks|dank|merci|gracias|спасибо|grazie|bedankt/iu;
/** What a heading or a message says where something was sent. */
const done =
  /thank|received|success|confirm|dank|erhalten|erfolgreich|bestätig|merci|reçu|réussi|gracias|recibid|éxito|спасибо|получен|grazie|bedankt/iu;
const missing =
  /^(404|error 404|page not found|not found|seite nicht gefunden|nicht gefunden|page introuvable|page non trouvée|página no encontrada|no encontrad[oa])(?!\p{L})/u;
const missed =
  /404|not (be )?found|doesn.t exist|does not exist|no longer|nicht (mehr )?gefunden|existiert nicht|introuvable|n.existe|pas (été )?trouvé|no encontrad|no existe|sorry|oops/iu;

/** For people: what a title says that the page is, where it certainly is something else; null where it may be. */
export function saysOtherPage(root: CapturedNode): string | null {
  const { document } = root;
  const first = plain(document.title.split(/ [-–—|·:•] |: /)[0] ?? '');
  if (signIn.test(first)) return isSignIn(root) ? null : 'a page to sign in';
  if (thanks.test(first)) return isThanks(root) ? null : 'a page that thanks for what was sent';
  if (missing.test(first)) {
    const text = textIn(root);
    return text.length < otherPageThresholds.letters || missed.test(text)
      ? null
      : 'a page that was not found';
  }
  return null;
}

/** Whether nothing that is written on a page has any word of its title. */
export function sharesNoWord(root: CapturedNode): boolean {
  const wanted = new Set(stemsOf(root.document.title));
  if (wanted.size < otherPageThresholds.titleWords) return false;
  const text = textIn(root);
  if (text.length < otherPageThresholds.letters) return false;
  return stemsOf(text).every((stem) => !wanted.has(stem));
}

/** The beginnings of longer words, so that forms of one word are alike. */
function stemsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 4));
}

function isSignIn(root: CapturedNode): boolean {
  const { nodes } = root.document;
  if (fillableIn(nodes).some(isSignInField)) return true;
  const headings = nodes.filter((node) => isHeading(node) && isVisible(node));
  const said = nodes.filter((node) => isHeading(node) || isButton(node)).map(wordsOf);
  if (said.some((words) => signIn.test(plain(words)))) return true;
  const isInside = nodes.some(
    (node) => (node.tag === 'a' || isButton(node)) && signOut.test(wordsOf(node)),
  );
  return (
    !isInside &&
    headings.length < otherPageThresholds.headings &&
    textIn(root).length < otherPageThresholds.longText
  );
}

function isThanks(root: CapturedNode): boolean {
  const { nodes } = root.document;
  if (fillableIn(nodes).length < otherPageThresholds.fields || thanked.test(textIn(root)))
    return true;
  return nodes.some(
    (node) =>
      (isHeading(node) || /^(alert|status)$/.test(roleOf(node))) && done.test(wordsOf(node)),
  );
}

function isSignInField({ attributes }: CapturedNode): boolean {
  return (
    /^(password|email|tel)$/i.test(attributes.get('type') ?? '') ||
    /user|login|mail|account|passw|konto|benutzer|usuario|utilisateur|identifi/i.test(
      `${attributes.get('name')} ${attributes.get('id')} ${attributes.get('autocomplete')}`,
    )
  );
}

function fillableIn(nodes: readonly CapturedNode[]): CapturedNode[] {
  return nodes.filter(
    (node) =>
      isTextField(node) &&
      node.attributes.get('type')?.toLowerCase() !== 'search' &&
      isVisible(node),
  );
}

function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading';
}

function isButton(node: CapturedNode): boolean {
  return node.tag === 'button' || roleOf(node) === 'button';
}

/** What is drawn of a page's text, and the alternatives of its pictures. */
function textIn({ document }: CapturedNode): string {
  return document.nodes
    .flatMap(({ kind, box, text, tag, attributes }) =>
      kind === 'text' && box ? [text] : tag === 'img' ? [attributes.get('alt') ?? ''] : [],
    )
    .join(' ')
    .replace(/\s+/g, ' ');
}
