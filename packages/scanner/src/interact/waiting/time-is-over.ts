/** In a few languages, what is said of a session or of a person's time that has ended. */
const over = new RegExp(
  [
    String.raw`(session|time)[^.]{0,40}(expired|ended|timed out|is up|ran out|run out|over)|time['’]s up|timed out|(signed|logged) out|expired session`,
    String.raw`(sitzung|zeit)[^.]{0,40}(abgelaufen|beendet|um\b|vorbei)|automatisch abgemeldet|zeitüberschreitung`,
    String.raw`session[^.]{0,40}(expirée?|terminée)|délai[^.]{0,30}(dépassé|écoulé|expiré)|temps (?:est )?écoulé|été déconnecté`,
    String.raw`sesi[oó]n[^.]{0,40}(expirad|caducad|finalizad|terminad|cerrad)|tiempo[^.]{0,20}agotado|acab(?:ó|ado)[^.]{0,12}tiempo|tiempo[^.]{0,12}acab(?:ó|ado)`,
    String.raw`session[ei][^.]{0,40}(scadut|terminat|verlopen|beëindigd)|tempo scaduto|sessão[^.]{0,40}(expirad|encerrad|terminad)`,
    String.raw`انتهت[^.]{0,20}(الجلسة|جلست)|(الجلسة|جلست)[^.]{0,20}انتهت`,
    String.raw`(sesj|czas)[^.]{0,40}(wygas|upłyn|minął|zakończ|skończył)|wylogowan[oya]|automaticky odhlášen|(relace|čas)[^.]{0,30}(vypršel|skončil)`,
    '(会话|会話|登录|セッション)[^。]{0,12}(过期|過期|超时|超時|失效|切れ|終了|期限)',
  ].join('|'),
  'iu',
);

/** Whether words say that somebody's time on the page, or their session, has ended. */
export function saysThatTimeIsOver(words: string): boolean {
  return over.test(words);
}

/** The same of a session or of a person's time that is about to end. */
const ending = new RegExp(
  [
    String.raw`(session|time)[^.]{0,40}(about to|will|going to|soon)[^.]{0,30}(expire|end|time out|run out|close)|(will|going to) be (signed|logged) out|still there|(session|time)[^.]{0,20}(expires|ends) in|for security[^.]{0,60}(sign|log) you out`,
    String.raw`(sitzung|zeit)[^.]{0,40}(läuft|endet|endet bald|abläuft|beendet)|werden[^.]{0,40}abgemeldet|noch da`,
    String.raw`session[^.]{0,40}(va|expire|expirera|bientôt)|serez[^.]{0,30}déconnecté|toujours là`,
    String.raw`sesi[oó]n[^.]{0,40}(va a|caducar|expirar|finalizar|está a punto)|se cerrará[^.]{0,20}sesi[oó]n|sigue ahí`,
    String.raw`sessie[^.]{0,40}(verloopt|eindigt)|wordt u[^.]{0,40}(afgemeld|uitgelogd)|session[ei][^.]{0,40}(scadrà|sta per|scade)|sessão[^.]{0,40}(vai|expirará|está prestes)`,
    String.raw`(nastąpi|zostaniesz|zostanie pan\p{L}*)[^.]{0,30}wylogowan|sesj[^.]{0,40}(wygaśnie|zakończy się|kończy się)|(relace|čas)[^.]{0,30}(vyprší|skončí)`,
    String.raw`ستنتهي[^.]{0,20}(الجلسة|جلست)|(الجلسة|جلست)[^.]{0,20}ستنتهي`,
  ].join('|'),
  'iu',
);

/** Whether words say that somebody's time on the page, or their session, will end soon. */
export function saysThatTimeWillEnd(words: string): boolean {
  return ending.test(words);
}

/** What a control says that does nothing but end the session, in what the web is mostly written in. */
const leaving =
  /(?<!\p{L})(?:(?:sign|log) (?:me )?(?:out|off)(?!\p{L})|log-?out|abmelden|ausloggen|(?:me |se )?d[ée]connecter|déconnexion|cerrar sesi[oó]n|disconnetti|esci(?!\p{L})|terminar sess[aã]o|encerrar sess[aã]o|sair(?!\p{L})|uitloggen|afmelden|wyloguj|odhlásit|logga ut|log ud|logg ut|kirjaudu ulos|выйти|вийти|çıkış|oturumu kapat|تسجيل الخروج)|ログアウト|退出|登出|로그아웃/iu;

/** “Don’t sign me out”, “Cancel sign out”. */
const staying =
  /(?<!\p{L})(?:no[tn]?|don['’]?t|never|cancel|nicht|kein|abbrechen|ne|pas|annuler|cancelar|niet|annuleren|nie|anuluj|não|inte|ikke|avbryt|älä|не|отмена|لا)(?!\p{L})|しない|キャンセル|不|取消/iu;

/** Whether all that can be pressed in a message ends the session: it warns, and leaves nobody more time. */
export function onlyLeaves(controls: readonly string[]): boolean {
  return (
    controls.length > 0 && controls.every((words) => leaving.test(words) && !staying.test(words))
  );
}
