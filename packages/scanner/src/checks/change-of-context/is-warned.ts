import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest, findIn } from '../page/controls.ts';
import { byIds } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** Languages in which it is known how such a warning may be worded. */
const knownLanguages = /^(en|de|fr|es|it|nl)(-|$)/i;

/** What may be said of something that a page does by itself, in those. */
const doing =
  /automat|immediat|instant|at once|as soon|straight|will|load|refresh|updat|chang|submit|sen[dt]s?|search|filter|sort|show|display|open|start|step|page|window|go(?:es)?(?!\p{L})|going|take|jump|move|lead|switch|continu|next|when|after|choos|select|sofort|direkt|läd|lad|aktual|änder|wechs|ander|schick|such|sortier|zeig|öffn|geöffnet|starte|schritt|seite|fenster|geht|spring|führt|weiter|nächst|sobald|wenn|nach|wähl|auswahl|aussitôt|recharg|charg|modifi|envoi|envoy|recherch|tri|affich|ouvr|étape|fenêtre|mène|passe|pass|suivant|dès|lorsque|après|chois|sélection|inmediat|recarg|cargar|carga|actualiz|cambi|enví|envi|busc|orden|muestr|abr|paso|página|ventana|lleva|siguiente|cuando|al |después|elig|elija|selec|subito|ricaric|caric|aggiorn|cerc|ordin|mostra|apr|passo|finestra|porta|successiv|quando|dopo|scegli|meteen|herlad|ververs|wijzig|verstuur|verzend|zoek|toon|stap|pagina|venster|gaat|volgende|zodra|als |na |kies/iu;

/** The words before a field may say what happens. */
export function isWarned(node: CapturedNode): boolean {
  const described = node.attributes.get('aria-describedby');
  if (described && mayWarn(node, described)) return true;
  const label = closest(node, ({ tag }) => tag === 'form' || tag === 'fieldset');
  const isWarning = (inside: CapturedNode) =>
    inside.kind === 'text' &&
    /automatic|immediately|at once|reload|as soon as|sofort|automatisch|lädt|direkt|aussitôt|immédiatement|automatiquement|recharge|inmediat|automátic|recarga/i.test(
      inside.text,
    );
  return label !== null && findIn(label, isWarning) !== null;
}

/** Whether a description tells of something that happens; one in another language may. */
function mayWarn(node: CapturedNode, described: string): boolean {
  const html = node.document.nodes.find(({ tag }) => tag === 'html');
  if (!knownLanguages.test(html?.attributes.get('lang') ?? '')) return true;
  const words = byIds(node, described).map(allWordsOf).join(' ').trim();
  return doing.test(words);
}
