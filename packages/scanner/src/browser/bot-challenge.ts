import type { Answer } from './answer.ts';
import type { PageDocument } from './page-document.ts';

/** Scripts, frames and ids that the well-known protection services put into the page they show instead of the site's. */
const certainMarks =
  /cdn-cgi\/challenge-platform\/[^ ]*orchestrate|challenges\.cloudflare\.com\/turnstile|captcha-delivery\.com|px-captcha|_Incapsula_Resource|sec-if-cpt|#challenge-(form|running|stage)|awswaf\.com\/.*challenge|\/sucuri-|geo\.captcha/i;
const certainHeaders: readonly [string, RegExp][] = [
  ['cf-mitigated', /challenge/i],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-sucuri-block', /./],
];
/** Stands on every page of a site that a service protects: a challenge only where the response is a refusal. */
const protectedHeader = 'x-datadome';
const challengeWords =
  /^(just a moment|attention required|checking your browser|verify(ing)? (that )?you are (a )?human|are you (a )?(robot|human)|security check|human verification|pardon our interruption|bot verification|ddos protection)/i;
const captchaWidget = /recaptcha|hcaptcha|h-captcha|g-recaptcha|turnstile|arkoselabs|funcaptcha/i;
/** A real page that only carries a captcha in a form holds more text than this. */
const shortPage = 600;

/** True when the site shows a check for automated visitors instead of the page. */
export function isBotChallenge(answer: Answer, document: PageDocument): boolean {
  const refused = [403, 405, 429, 503].includes(answer.status);
  const short = document.visibleText < shortPage;
  const marked = document.challengeMarks.some((mark) => certainMarks.test(mark));
  if (
    certainHeaders.some(([name, value]) => value.test(answer.headers[name] ?? '')) &&
    (refused || short)
  )
    return true;
  if (marked && (refused || short)) return true;
  if (refused && answer.headers[protectedHeader] !== undefined) return true;
  const worded =
    challengeWords.test(document.title.trim()) || challengeWords.test(document.textStart.trim());
  const captcha = document.challengeMarks.some((mark) => captchaWidget.test(mark));
  return short && worded && (refused || captcha || marked) && document.elementCount < 300;
}
