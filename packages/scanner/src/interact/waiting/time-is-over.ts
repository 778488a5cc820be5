/** In a few languages, what is said of a session or of a person's time that has ended. */
const over = new RegExp(
  [
    String.raw`(session|time)[^.]{0,40}(expired|ended|timed out|is up|ran out|run out|over)|time['’]s up|timed out|(signed|logged) out|expired session`,
    String.raw`(sitzung|zeit)[^.]{0,40}(abgelaufen|beendet|um\b|vorbei)|automatisch abgemeldet|zeitüberschreitung`,
    String.raw`session[^.]{0,40}(expirée?|terminée)|délai[^.]{0,30}(dépassé|écoulé|expiré)|temps (?:est )?écoulé|été déconnecté`,
    String.raw`sesi[oó]n[^.]{0,40}(expirad|caducad|finalizad|terminad|cerrad)|tiempo[^.]{0,20}agotado|acab(?:ó|ado)[^.]{0,12}tiempo|tiempo[^.]{0,12}acab(?:ó|ado)`,
    String.raw`session[ei][^.]{0,40}(scadut|terminat|verlopen|beëindigd)|tempo scaduto|sessão[^.]{0,40}(expirad|encerrad|terminad)`,
    String.raw`انتهت[^.]{0,20}(الجلسة|جلست)|(الجلسة|جلست)[^.]{0,20}انتهت`,
    '(会话|会話|登录|セッション)[^。]{0,12}(过期|過期|超时|超時|失效|切れ|終了|期限)',
  ].join('|'),
  'iu',
);

/** Whether words say that somebody's time on the page, or their session, has ended. */
export function saysThatTimeIsOver(words: string): boolean {
  return over.test(words);
}
