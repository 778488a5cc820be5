/** What a field for the next message is called, in a few languages. */
export const messageWords =
  /(?<!\p{L})(?:messages?|reply|say something|nachricht(?:en)?|antwort(?:en)?|mensajes?|responder|messaggi[oi]?|rispondi|mensage(?:m|ns)|bericht(?:je)?|antwoord|meddelanden?|svara|beskeder?|besked|svar|melding(?:er)?|viesti|vastaa|wiadomoś[ćc]|odpowiedz|zpráv[ay]|správ[au]|odpověď|odpoveď|üzenet\p{L}*|mesaj\p{L}*|сообщени\p{L}*|повідомлен\p{L}*|μήνυμα|μηνύματος)(?!\p{L})|הודעה|رسالة|رسالتك|پیام|メッセージ|消息|信息|訊息|메시지/iu;

/** What a chat is called by people. */
export const chatWords =
  /(?<!\p{L})(?:(?:live[- ]?)?chats?|conversations?|messenger|unterhaltung|gespräch|conversaci[oó]n|conversazione|conversa|gesprek|samtal|samtale|keskustelu|rozmowa|konverzac\p{L}*|beszélgetés|conversați\p{L}*|sohbet|чат\p{L}{0,2}|συνομιλία)(?!\p{L})|צ['׳]אט|שיחה|دردشة|محادثة|チャット|会話|聊天|对话|對話|채팅|대화/iu;

/** The same in classes and ids. */
export const chatNames =
  /(?:^|[-_\s])(?:chat|conversation|messenger|msgs?|bubbles?|messages?)(?:$|[-_\s])|chat-?(?:log|list|body|window|box|widget)/i;

/** Whose message it is, in its class. */
export function isSide(attributes: ReadonlyMap<string, string>): boolean {
  return /(?:^|[-_\s])(?:me|mine|own|self|them|sent|received|incoming|outgoing|agent|bot|assistant|visitor)(?:$|[-_\s])/i.test(
    attributes.get('class') ?? '',
  );
}
