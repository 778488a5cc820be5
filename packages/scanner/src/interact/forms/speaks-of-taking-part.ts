import { saysMoreThanSending } from '../regrettable.ts';

/** Publishing, subscribing, registering, booking and applying, as whole words in the languages of the other lists. */
const takingPart = [
  'sign ?up|subscribe|subscription|register|registration|join|post|publish|book|booking|reserve|reservation|apply',
  'registrieren|registrierung|anmelden|anmeldung|abonnieren|veröffentlichen|buchen|buchung|reservieren|reservierung|bewerben|beitreten',
  "s['’](?:inscrire|abonner)|inscription|publier|réserver|réservation|postuler|abonnez-vous|inscrivez-vous",
  'suscribirse|suscribirme|suscríbete|suscripción|registrarse|registrarme|registro|inscribirse|publicar|reservar|reserva|pedir (?:una? )?(?:cita|hora|turno)',
  'iscriviti|iscriversi|iscrizione|abbonati|registrati|registrazione|prenota|prenotare|prenotazione|pubblica',
  'cadastrar|cadastro|inscrever|assinar|registrar|registo|participar|pedir (?:uma )?(?:consulta|marcação)',
  'inschrijven|aanmelden|boeken|reserveren|abonneren|publiceren|registreren|sollicit(?:eren|eer)',
  'zapisz się|zarejestruj(?: się)?|zarezerwuj|rezerwuj|rezerwacja|subskrybuj|dołącz|aplikuj',
  'boka|bokning|prenumerera|gå med|tilmeld|meld (?:deg|dig|meg|mig) på|bestill time',
  'kayıt ol|kaydol|abone ol|katıl|rezervasyon yap|başvur',
  'подписаться|подписка|зарегистрироваться|регистрация|забронировать|присоединиться|підписатися|зареєструватися',
];
const wholeWords = new RegExp(`(?<!\\p{L})(?:${takingPart.join('|')})(?!\\p{L})`, 'giu');
/** Writing that puts no blanks between words. */
const unparted =
  /投稿|会員登録|新規登録|登録|予約|申し?込み?|応募|購読|注册|註冊|订阅|訂閱|发布|發佈|预约|預約|预订|預訂|申请|申請|가입|등록|구독|예약|신청/gu;

/**
 * Whether words speak of nothing worse than taking part: to publish, subscribe, register, book or apply. What is deleted, paid
 * for, ordered, agreed to or signed in to is more than that.
 */
export function speaksOfTakingPart(words: string): boolean {
  const rest = words.replace(wholeWords, ' ').replace(unparted, ' ');
  return rest !== words && !saysMoreThanSending(rest);
}
