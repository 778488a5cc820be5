import {
  moreSendingWords,
  moreWords,
  sendingAnywhere,
  wordsAnywhere,
} from './regrettable-words.ts';

/**
 * Words of what nobody would want a visit to do: deleting, paying, ordering, sending, publishing, signing in or out,
 * accepting, subscribing, calling, printing, downloading. Beginnings of words in English, German, French, Spanish, Italian,
 * Portuguese and Dutch, and in what else the web is written in most. A harmless control that says one of them is not pressed either.
 */
const endsHere = '(?!\\p{L})';
const regrettableWords = wordsIn(
  [
    `delet|erase|destroy|discard|revok|terminat|deactivat|wipe${endsHere}`,
    'cancel (?:my|the|this|order|booking|subscri|account)|close (?:(?:my|your|the|this) )?account(?! (?:menu|panel|settings|navigation))',
    'konto (?:schließen|auflösen)|(?:abo|mitgliedschaft) (?:beenden|abschließen)',
    "fermer (?:mon|votre|le|ce) compte|annuler (?:l['’]|(?:la|ma|mon|votre|cette) )(?:commande|réservation|abonnement|achat|inscription)",
    '(?:cerrar|fechar|encerrar) (?:(?:la|mi|tu|su|a|minha|sua) )?(?:cuenta|conta|sess)|dar(?:se|me)? de baja',
    'cancelar (?:(?:el|la|mi|tu|su|o|a|meu|minha) )?(?:orden|compra|reserva|suscripción|assinatura|cuenta|conta|cita)',
    'chiudi (?:il (?:mio )?)?account|disdi(?:ci|re)|annulla (?:l.)?(?:ordine|prenotazione|abbonamento)|opzegg',
    'lösch|vernicht|widerruf|kündig|deaktivier|stornier',
    'supprim|effac|révoqu|résili|désactiv|eliminar|borrar|suprim|revocar|desactiv|anular',
    'cancella|elimina|apagar|excluir|verwijder|vernietig',
    `pay${endsHere}|payment|buy${endsHere}|purchas|order(?! by)|check ?out|donat|bid${endsHere}`,
    `book${endsHere}|booking|reserv|rent${endsHere}|subscri|unsubscri|renew|upgrade`,
    'bezahl|zahl|kauf|bestell|kasse|spende|bieten|buchen|buchung|reservier|miete|abonnier|abbestell|verlänger',
    `payer|paie|achet|commander|réserv|donner|don${endsHere}|louer|abonn|désabonn|renouvel`,
    `pagar?${endsHere}|comprar|pedir|pedido|donar|alquil|suscri|renovar|cobrar`,
    'passer (?:(?:la|une|ma|votre) )?commande|(?:à|en) (?:la )?caisse(?! d)',
    `pagos?${endsHere}|pagament|finalizar (?:(?:la|a) )?compra|compra (?:ora|subito|adesso|ya|ahora|agora)`,
    `kopen${endsHere}|betalen|betaling|afreken|boek (?:nu|direct)`,
    `acquist|ordina(?!\\p{L}| per)|ordinare|prenota|encomend|assinar|betaal|koop|bestel|boeken|doneer`,
    `post${endsHere}|publish|tweet|withdraw|deposit|transfer|upload|call${endsHere}|dial${endsHere}`,
    `vote${endsHere}|votar${endsHere}|voter${endsHere}|vota ora|apply (?:now|online|today|for|to (?:this|the))|sollicit`,
    'veröffentlich|bewerben|abstimm|überweis|hochlad|anruf',
    'publier|postul|transfér|virement|télévers|appeler',
    'publicar|transferir|llamar|pubblica',
    // It also says to move something up.
    'subir(?=$|\\s+(?:(?:una?|el|la|los|las|tus?|sus?|mis?)\\s+)?(?:archivo|fichero|foto|imagen|imágenes|v[ií]deo|documento|pdf))',
    `sign ?(?:in|out|up|on|off)${endsHere}|log ?(?:in|out|on|off)${endsHere}|register|create (?:an )?account|join|connect(?!ed|ion|iv|or)|authori[sz]`,
    'anmeld|abmeld|einlogg|auslogg|registrier|beitret|verbinden',
    "connex|déconnex|connecter|déconnecter|s['’]inscri|inscription|identifi|rejoindre",
    'iniciar sesi|inicia sesi|cerrar sesi|registr|acceder|ingresar|unirse|conectar',
    // Of a session: it also says to leave a view or the full screen.
    `salir(?=$| de (?:(?:la|mi|tu) )?(?:sesi|cuenta))|sair(?=$| d[ae] (?:conta|sess))|esci(?=$| dal)`,
    `accedi${endsHere}|iscriv|iscrizione${endsHere}|abbonati|abbonarsi|entrar${endsHere}|cadastr|désinscri`,
    'inlogg|uitlogg|aanmeld|afmeld|inschrij|uitschrij|akkoord|stimme zu',
    `accept|agree|consent|allow|approve|grant|reject|decline|refuse|deny|block${endsHere}|ban${endsHere}`,
    'akzeptier|zustimm|einverstand|erlaub|genehmig|ablehn|sperren|blockier',
    'j.accepte|autoris|approuv|refus|bloquer',
    'acept|consient|permitir|autoriz|aprobar|rechaz|bloquear',
    'accett|rifiut|aceit|recus|weiger|toestaan',
    'download|install|print|export|full ?screen|herunterlad|drucken|vollbild',
    'télécharg|imprim|plein écran|descarg|instal|pantalla completa|scarica(?!\\p{L})|scaricare|baixar',
    ...moreWords,
  ],
  wordsAnywhere,
);

/** The same of sending what is in a form: where nothing can leave, a form may be tried with entries that it has to refuse. */
const sendingWords = wordsIn(
  [
    'send|submit|confirm(?!ation)|absend|abschick|schick|bestätig',
    'envoy|soumet|enviar|mandar|invia|verstu|verzend',
    ...moreSendingWords,
  ],
  sendingAnywhere,
);

function wordsIn(beginnings: readonly string[], anywhere: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})|${anywhere.join('|')}`, 'iu');
}

/** Removing something from a list that only the page knows is tried; removing these is not. */
const lastingThings =
  /remove[^.]*(account|user|member|profile|device|card|address|data|all)|entfern[^.]*(konto|nutzer|mitglied|profil|alle)|retirer[^.]*(compte|membre|tout)|quitar[^.]*(cuenta|usuario|todo)|remover[^.]*(conta|usuário|membro|tudo)|rimuovi[^.]*(account|utente|tutt)|fjern[^.]*(konto|bruger|bruker|medlem)/i;

/** In addresses and names within code, words are parted by other characters. */
const regrettableTargets =
  /delete|remove|destroy|logout|log-out|log_out|signout|sign-out|sign_out|signin|login|checkout|purchase|payment|\bpay\b|\bbuy\b|order|unsubscribe|subscribe|submit|upload|download|\/api\//i;

/** Looking at an order once more is not placing it: what it is called by then is no regret. */
const lookingAt =
  /^(?:review|check|view|show|see|preview|edit|change)(?: (?:your|my|the|this))? (?:order|booking|purchase|reservation|payment)(?: (?:details|summary))?$|^(?:bestellung|buchung|reservierung) (?:prüfen|überprüfen|ansehen|anzeigen|ändern)$|^(?:vérifier|revoir|voir|relire|modifier) (?:la|ma|votre) (?:commande|réservation)$|^(?:revisar|ver|comprobar)(?: (?:el|mi|su|tu|la))? (?:pedido|reserva)$|^(?:bestelling|boeking) (?:bekijken|controleren)$/iu;

/** Whether what a control says of itself, in words people get, speaks of something that a visitor would regret. */
export function saysRegrettable(words: string): boolean {
  return saysMoreThanSending(words) || sendingWords.test(words);
}

/** The same, where to send what is in a form is no regret. */
export function saysMoreThanSending(words: string): boolean {
  if (lookingAt.test(words.trim())) return false;
  return regrettableWords.test(words) || lastingThings.test(words);
}

/** Of how something looks: its edges, and its place among others as style sheets of small classes put it. */
const looks =
  /(?<![a-z])borders?(?:ed|less)?(?![a-z])|(?<=^|[\s:])-?order-(?:[1-9]|1[0-2]|first|last|none)(?=\s|$)/gi;

/** What code takes away of the document alone: classes, attributes, listeners and elements that it has just looked up. */
const ofDocument =
  /\.classList\s*\.\s*\w+\s*\(|\.remove(?:Attribute(?:NS|Node)?|Child|EventListener|Property)\s*\(|(?<=\bthis|\.(?:parent(?:Node|Element)|(?:next|previous)(?:Element)?Sibling)|\b(?:getElementById|querySelector|closest)\([^()]*\))\s*\??\.remove\(\s*\)/g;

/** The same of where it leads to, or of what its code calls it. */
export function leadsToRegrettable(target: string): boolean {
  return regrettableTargets.test(target.replaceAll(looks, '').replaceAll(ofDocument, ''));
}
