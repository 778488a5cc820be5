import { saysRegrettable } from '../regrettable.ts';

/** What leads to the next step of a form, as whole words of many languages. */
const goingOn = [
  'next|continue|proceed|go on|go to step \\d+',
  'weiter|fortfahren|fortsetzen|n(?:ä|ae)chster schritt',
  'suivant|suivante|continuer|poursuivre',
  'siguiente|continuar|seguir|adelante',
  'avanti|continua|prosegui|successivo',
  'seguinte|próximo|próxima|avançar|prosseguir',
  'volgende|verder|doorgaan|ga verder',
  'dalej|następny|następna|kontynuuj|przejdź dalej',
  'далее|дальше|продолжить|следующий шаг|вперёд|вперед|далі|продовжити|наступний крок',
  'επόμενο|επόμενη|συνέχεια|συνεχίστε',
  'التالي|متابعة|استمرار|المتابعة|הבא|המשך',
];
const wholeWords = new RegExp(`(?<!\\p{L})(?:${goingOn.join('|')})(?!\\p{L})`, 'iu');
/** Writing that puts no blanks between words. */
const unparted =
  /^(?:下一步|下一頁|下一页|继续|繼續|次へ|次に|次の(?:ステップ|画面)|進む|続ける|다음|계속)/u;

/** What else is next or goes on: time, pages, pictures, goods, and accounts elsewhere. */
const elsewhere =
  /(?<!\p{L})(?:months?|years?|weeks?|days?|pages?|slides?|images?|photos?|pictures?|videos?|articles?|post|stor(?:y|ies)|chapter|track|song|reviews?|results?|match|reading|shopping|browsing|exploring|with|as guest|goods|products?|items?|offers?|produkte?|angebote?|produits?|articles?|offres?|productos?|ofertas?|monat|jahr|woche|tag|seite|bild|folie|artikel|lesen|einkaufen|shoppen|mit|mois|année|semaine|jour|page|image|article|lire|achats|avec|mes|año|semana|día|página|imagen|artículo|leyendo|comprando|con|mese|anno|settimana|giorno|pagina|immagine|mês|ano|imagem|com|maand|jaar|dag|afbeelding|met|месяц|год|страница|неделя)(?!\p{L})|月|ページ|画像|頁|页|달|페이지/iu;

/** Where it goes on to days and times, these are asked for next. */
const toTime = new RegExp(
  `(?<=(?<!\\p{L})(?:${goingOn.slice(0, -1).join('|')})(?:[:–-] ?| (?:to|zu[rm]?|vers|à|au|aux|a|al|ai|alla|para|naar|do|к) )(?:the |den |der |das |die |le |la |les |el |los |il |gli |het )?)(?:months?|weeks?|days?|tage?n?|woche|monat|jours?|semaine|mois|días?|semana|mes|giorno|settimana|mese|dia|dag|week|maand)(?=,? (?:and|und|et|y|e|en|i|и) |$)`,
  'iu',
);

/** A button says little. */
const mostLetters = 60;

/** Whether what a button says leads to the next step of what is filled in, and to nothing that a visitor would regret. */
export function saysGoesOn(name: string): boolean {
  const words = name.replace(/[›»→>▶►＞]+|&raquo;/gu, ' ').trim();
  if (words.length > mostLetters || saysRegrettable(words)) return false;
  return (
    (wholeWords.test(words) || unparted.test(words)) && !elsewhere.test(words.replace(toTime, ''))
  );
}
