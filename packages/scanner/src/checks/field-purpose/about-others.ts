/** People who are named by what they are to whoever fills in a form, or who have a say in nothing of it. */
const others =
  /(?<!\p{L})(recipient|friend|colleague|employee|child|guest|passenger|contact person|emergency|empfänger|mitarbeiter|destinataire|enfant|passager|destinatario|hijo|pasajero)(?!\p{L})|المستلم|الراكب|الموظف|получател|пассажир|сотрудник/iu;

const people = (words: string) => `(?:${words})`;
const english = people(
  'users?|(?:\\w+ )?members?|contacts?|persons?|people|patients?|clients?|customers?|staff|teammates?|students?|pupils?|attendees?|participants?|tenants?|residents?|volunteers?|relatives?|dependants?|dependents?|beneficiar(?:y|ies)|players?|drivers?|suppliers?|leads?',
);
const german = people(
  'benutzer(?:in)?|nutzer(?:in)?|mitglied(?:er)?|kontakte?|kunden?|kundin|person(?:en)?|patient(?:en|in)?|teilnehmer(?:in)?|schüler(?:in)?|kolleg(?:e|en|in)|teammitglied(?:er)?',
);
const romance = people(
  'membres?|utilisateurs?|utilisatrices?|contacts?|personnes?|patiente?s?|cliente?s?|employée?s?|collègues?|élèves?|participante?s?|salariée?s?|miembros?|usuari[oa]s?|contactos?|personas?|pacientes?|clientes?|emplead[oa]s?|coleg[ah]s?|alumn[oa]s?|membr[oi]|utent[ei]|contatt[oi]|person[ae]|pazient[ei]|client[ei]|dipendent[ei]|collegh[ei]|usuários?|utilizador(?:es)?|contatos?|pessoas?|funcionári[oa]s?',
);
const northern = people(
  'medlem(?:mer|mar)?|användare|brukere?|brugere?|kontakt(?:er|person)?|person(?:er)?|patient(?:er)?|kund(?:er?)?|leden|lid|gebruikers?|contact(?:en|persoon)?|personen|persoon|medewerkers?|collega(?:.s)?|klant(?:en)?|patiënt(?:en)?',
);
const article =
  "(?:(?:an?|the|your|another|one|more|new|some|other|einen?|eine|neue[nrs]?|weitere[nrs]?|une?|des|les?|la|los|las|vos|votre|autres?|d['’]autres|nouve(?:au|lle|aux)|un[ao]?|unos|unas|uno|otr[oa]s?|nuev[oa]s?|altr[oaie]|nuov[oaie]|uma?|nov[oa]s?|outr[oa]s?|e[nt]t?|ny(?:tt?|e)?|een|nieuwe?) +)*";

/** What is done to the data of somebody else: they are invited, added to a list or edited in it. */
const doneToOthers = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:invite|add|edit|create|update) ${article}${english}`,
    'new (?:user|member|contact|person|employee)',
    'invite (?:some ?(?:one|body)|others|by e-?mail)|send (?:an? |the )?invit(?:e|ation)s?',
    `${german} (?:einladen|hinzufügen|anlegen|bearbeiten|erfassen|aufnehmen)|jemanden einladen|einladung(?:en)? (?:senden|verschicken|versenden)`,
    `(?:inviter|ajouter|modifier|créer|invitar(?: a)?|añadir(?: a)?|agregar(?: a)?|editar|crear|invita|invitare|aggiung(?:i|ere)|modifica|crea|convidar|adicionar|criar) ${article}${romance}`,
    'inviter quelqu.un|invitar a alguien|invita qualcuno|convidar alguém|(?:envoyer|enviar|invia|invio) (?:une |una |la |l.|um |o )?(?:invitation|invitación|invito|convite)',
    `(?:bjud in|inviter|invitera|lägg till|legg til|tilføj|rediger|redigera) ${article}${northern}|${northern} (?:uitnodigen|toevoegen|bewerken)`,
    '(?:zaproś|dodaj|edytuj) (?:now(?:ego|ą|y) )?(?:użytkownika|członka|kontakt|osobę|pacjenta|klienta|pracownika)|wyślij zaproszenie',
    '(?:пригласить|добавить|изменить) (?:нового )?(?:пользователя|участника|контакт|пациента|клиента|человека)|отправить приглашение',
    '(?:üye|kullanıcı|kişi|hasta|müşteri|çalışan)\\p{L}* (?:ekle|davet|düzenle)',
  ].join(
    '|',
  )})(?!\\p{L})|(?:دعوة|إضافة|تعديل) (?:عضو|مستخدم|مريض|موظف|جهة اتصال|شخص)|(?:הזמנת|הוספת|עריכת) (?:חבר|משתמש|איש קשר|מטופל|עובד|לקוח)`,
  'iu',
);

/** Whether the words of a form, or of what it stands in, speak of the data of somebody else. */
export function speaksOfOthers(words: string): boolean {
  return others.test(words) || doneToOthers.test(words);
}
