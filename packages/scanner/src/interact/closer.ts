import { attributesSpeakOfRegret } from './speaks-of-regret.ts';
import { saysRegrettable } from './regrettable.ts';

/** What says that it closes something over the page. */
export interface Closer {
  element: number;
  words: string;
  attributes: readonly (readonly [name: string, value: string])[];
}

/** What is closed when all is said may be called anything: a window for signing in is closed without signing in. */
const closesWindow =
  /^close (?:the |this |your )?(?:(?!and )[\p{L}-]+ ){0,3}(?:dialog|modal|window|pop-?up|panel|overlay|drawer|banner)(?: box| window)?$|^(?:(?!und )[\p{L}-]+ )?[\p{L}-]*(?:dialog|fenster|pop-?up) schlie(?:ß|ss)en$|^fermer (?:la |le |cette |ce )?(?:fenêtre|boîte de dialogue|modale|pop-?up)(?: (?:(?!et )[\p{L}'’-]+)){0,3}$|^cerrar (?:la |el |esta |este )?(?:ventana|diálogo|cuadro de diálogo|modal)(?: (?:(?!y )[\p{L}-]+)){0,3}$/iu;

/** It agrees to what the window asks. */
const agrees = /^(?:ok|okay|got it|done|yes|fertig|ja|oui|hecho|sí|si|sim)(?!\p{L})/iu;

/** Names in code of which the last part says what it does, and the first ones where it stands. */
const namedAsCloser = /\S*(?:close|dismiss)(?:r|d)?(?:[-_]*(?:btn|button|icon|link))?(?=\s|$)/gi;

/** Whether it closes something and, for all it says, does nothing else that a visitor would regret. `asked`: what the window is called. */
export function onlyCloses({ words, attributes }: Closer, asked = ''): boolean {
  const said = words.trim();
  if (saysRegrettable(asked) && agrees.test(said)) return false;
  if (saysRegrettable(said) && !closesWindow.test(said)) return false;
  return !attributesSpeakOfRegret(attributes.flatMap(toAsk));
}

/** Of what a script is told to do the words count, as closing is told in the same way. */
function toAsk([name, value]: Closer['attributes'][number]): [string, string][] {
  if (/^(?:class|id)$/.test(name)) return [[name, value.replaceAll(namedAsCloser, '')]];
  if (/^(?:aria-label|title)$/.test(name) && closesWindow.test(value.trim())) return [];
  return [[name === 'data-action' ? 'data-act' : name, value]];
}
