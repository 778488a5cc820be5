import type { Answer } from './answer.ts';
import type { PageDocument } from './page-document.ts';
import type { WallMarks } from './wall-marks.ts';

/** Scripts, frames and ids that the well-known protection services put into the page they show instead of the site's. */
const certainMarks =
  /cdn-cgi\/challenge-platform\/[^ ]*orchestrate|captcha-delivery\.com|px-captcha|_Incapsula_Resource|sec-if-cpt|#challenge-(form|running|stage)|awswaf\.com\/.*challenge|\/sucuri-|geo\.captcha/i;
const certainHeaders: readonly [string, RegExp][] = [
  ['cf-mitigated', /challenge/i],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-sucuri-block', /./],
];
/** Stands on every page of a site that a service protects: a challenge only where the response is a refusal. */
const protectedHeader = 'x-datadome';
/** How checks are called. No page with anything else on it is taken for a wall by its words. */
const wallWords =
  /^(just a moment|one moment,? please|please wait|attention required|access denied|checking (your|if the site)|verify(ing)? (that )?you are (a )?human|are you (a )?(robot|human)|security check|human verification|pardon our interruption|bot verification|ddos protection|(nur )?einen (moment|augenblick)|ihr browser wird|un instant|vérification de|un momento|comprobando|um momento|verificando|even geduld|uw browser wordt|chwileczkę|подождите|один момент|проверка браузера|請稍候|请稍候|しばらくお待ち|잠시만 기다)/i;
/** Characters; a page that is more than a check says more. Chinese, Japanese and Korean say it in a third. */
const shortPage = 600;
const denseScript = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu;
/** Beside a check: to the operator's terms, privacy and help. */
const linksOfAWall = 3;

/** Where the page says so little that it may be nothing but a check: what else it consists of is worth a look. */
export function mayBeWall({ visibleText, textStart }: PageDocument): boolean {
  const dense = textStart.match(denseScript)?.length ?? 0;
  return visibleText + 2 * dense < shortPage;
}

/**
 * True when the site shows a check for automated visitors instead of the page. Told by what the page is: a check and nothing
 * else, with no navigation, nothing to fill in and hardly a link. Words alone tell it where it refuses, or where both its title
 * and its text are that of a check.
 */
export function isBotChallenge(
  answer: Omit<Answer, 'scriptsFailed'>,
  document: PageDocument,
): boolean {
  const refused = [403, 405, 429, 503].includes(answer.status);
  const short = document.visibleText < shortPage;
  if (
    certainHeaders.some(([name, value]) => value.test(answer.headers[name] ?? '')) &&
    (refused || short)
  )
    return true;
  const marked = document.challengeMarks.some((mark) => certainMarks.test(mark));
  const bare = document.wall !== null && isBare(document.wall);
  if (marked && (refused || bare)) return true;
  if (refused && answer.headers[protectedHeader] !== undefined) return true;
  if (bare && isCheck(document.wall)) return true;
  const worded = [document.title, document.textStart].filter((text) => wallWords.test(text.trim()));
  if (bare && speaksOfCheck(document)) return true;
  return refused && worded.length > 0 && short && document.elementCount < 300;
}

/** Its title, and what it says under whatever name of the website it begins with. */
function speaksOfCheck({ title, textStart, wall }: PageDocument): boolean {
  const says =
    /(check|verif|confirm|prov(e|ing)\b|secur|protect|browser|prüf|bestätig|sicher|vérifi|sécuri|segur|controle|провер|безопас|подтверд|検証|確認|验证|驗證|확인|보안)/i;
  return wallWords.test(title.trim()) && says.test(textStart) && wall?.waysOn === 0;
}

function isBare({ links, ownFields, hasNavigation, headings }: WallMarks): boolean {
  return links <= linksOfAWall && ownFields === 0 && !hasNavigation && headings <= 2;
}

/** What only looks like a check must not lead on: a choice of languages sets a cookie and moves on, too. */
function isCheck(wall: WallMarks | null): boolean {
  if (!wall || wall.check === null) return false;
  return wall.check === 'widget' || wall.check === 'named' || wall.waysOn === 0;
}
