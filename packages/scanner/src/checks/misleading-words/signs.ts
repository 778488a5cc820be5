/** Signs on buttons that mean one thing everywhere, with what they mean and what is never done by them. */
const meanings: readonly { signs: RegExp; meaning: string; never: RegExp }[] = [
  {
    signs: /^[⇄⇅⇆⇵↔↕🔄🔁]\uFE0F?$/u,
    meaning: 'changing places or doing again',
    never:
      /^(delete|remove|clear|close|add|search|save|print|löschen?|entfernen?|schließen|suchen?|speichern?|supprimer|effacer|fermer|ajouter|rechercher|borrar|eliminar|cerrar|añadir|buscar|guardar)(?!\p{L})/iu,
  },
  {
    signs: /^[×✕✖✗✘❌]\uFE0F?$/u,
    meaning: 'closing or removing',
    never:
      /^(add|open|save|search|print|send|next|previous|play|öffnen|hinzufügen|suchen?|speichern|senden|weiter|zurück|ajouter|ouvrir|enregistrer|rechercher|envoyer|suivant|añadir|abrir|guardar|buscar|enviar|siguiente)(?!\p{L})/iu,
  },
  {
    signs: /^[+＋➕]$/u,
    meaning: 'adding or more',
    never:
      /^(decrease|reduce|less|fewer|minus|verringern|weniger|vermindern|diminuer|réduire|moins|reducir|disminuir|menos)(?!\p{L})/iu,
  },
  {
    signs: /^[−–-]$|^➖$/u,
    meaning: 'taking away or less',
    never:
      /^(increase|more|add|plus|erhöhen|mehr|hinzufügen|augmenter|ajouter|aumentar|más|añadir)(?!\p{L})/iu,
  },
  {
    signs: /^[🗑]\uFE0F?$/u,
    meaning: 'deleting',
    never:
      /^(add|edit|save|search|open|share|print|bearbeiten|speichern|suchen|öffnen|teilen|ajouter|modifier|enregistrer|ouvrir|partager|añadir|editar|guardar|abrir|compartir)(?!\p{L})/iu,
  },
  {
    signs: /^[🔍🔎]\uFE0F?$/u,
    meaning: 'searching or enlarging',
    never:
      /^(delete|remove|close|add|save|share|löschen|entfernen|schließen|hinzufügen|speichern|supprimer|fermer|ajouter|borrar|eliminar|cerrar|añadir)(?!\p{L})/iu,
  },
];

/** What the only sign on a button means, for people, where its name says something that such a sign never does; else null. */
export function otherMeaning(sign: string, name: string): string | null {
  const said = name.trim();
  const found = meanings.find(({ signs }) => signs.test(sign.trim()));
  return found?.never.test(said) ? found.meaning : null;
}
