import { countOf } from '@curbcut/model/text';
import { turns } from '../../interact/choose-controls.ts';
import { isNewView } from '../../interact/is-new-view.ts';
import type { FieldStory } from '../../interact/forms/field-story.ts';
import type { NewText } from '../../interact/new-text.ts';
import type { Unheard } from '../../interact/unheard.ts';
import type { FormStory, PageUse, Press, TakenStory } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { asksToMend } from '../page/asks-to-mend.ts';
import {
  fillingOf,
  fillingSteps,
  goingOnSteps,
  pressingOf,
  pressingSteps,
  sendingOf,
  sendingSteps,
  takingOf,
} from '../page/steps.ts';
import { quote, startSmall } from '../page/words-of.ts';

/** A message is short, how much was found shorter; so many blocks of text that come at once are content; and of a form's messages so many are named. In characters and blocks. */
const thresholds = { longest: 200, longestCount: 60, mostBlocks: 3, mostMessages: 5 } as const;

/** WCAG 2.2, 4.1.3: is a message that comes after a press announced, or does the focus go to it? */
export const statusMessageCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys', 'fields', 'forms', 'wait'],
  rule: 'status-message',
  name: 'Messages that appear',
  judge: (use) => [
    ...use.presses.flatMap((press) => judgePress(press, use)),
    ...use.taken.flatMap((story) => judgeTaken(story, use)),
    ...use.forms.flatMap((story) => judgeForm(story, use)),
    ...use.fields.flatMap((story) => judgeField(story, use)),
    ...judgeNotice(use),
  ],
};

/** Lines of a test of it; null where the message can't be found again. */
function announcing(use: PageUse, element: number, options = {}): readonly string[] | null {
  const message = replayElement(use, { frame: 0, element }, '');
  return message && expectThat.isAnnounced(message, options);
}

/** Of a form that was tried with entries that it should refuse. */
function judgeForm(story: FormStory, use: PageUse): TargetOutcome[] {
  const { seen, asked, byBrowser, marked, pictures } = story;
  if (asked || byBrowser || seen.layer || isNewView(story)) return [];
  if (seen.focus.place === 'elsewhere') return [{ outcome: 'passed' }];
  if (seen.announced.length > 0) {
    const doubtful = doubtfulIn(seen).slice(0, thresholds.mostMessages);
    const how = doubtful.length > 0 ? sendingSteps(use, story) : null;
    return ofDoubtful(doubtful, sendingOf(story), { steps: how, pictures });
  }
  const errors = seen.texts.filter(
    ({ text, controls }) =>
      controls <= 1 && text.length <= thresholds.longest && /\p{L}{2}/u.test(text),
  );
  const isRefused = marked.length > 0 || seen.refused > 0;
  const telling = errors.filter(
    (one) => isRefused || tells.test(one.text) || asksToMend(one.text) || isAnswer(one, seen),
  );
  if (telling.length === 0) return [];
  const steps = sendingSteps(use, story);
  const nodes = telling.slice(0, thresholds.mostMessages).map(({ element, text }) => {
    const wrong = `${quote(text)} appears. ${isSilent(text, seen, 'such as alert')}, and the focus does not go to it or to a wrong field, so screen readers do not say it.`;
    const expected = announcing(use, element, { orField: true });
    const replay: Replay | null = steps && { state: null, steps, wrong, expected, pictures };
    const failureSummary = `${sendingOf(story)}: ${wrong}`;
    return { frame: 0, element, failureSummary, ...(replay ? { replay } : {}) };
  });
  return [{ outcome: 'failed', nodes }];
}

/** What comes over the page by itself, to tell that the time will end. */
function judgeNotice(use: PageUse): TargetOutcome[] {
  const { limit } = use;
  const notice = limit?.notice;
  if (!notice) return [];
  if (notice.isTold) return [{ outcome: 'passed' }];
  const minutes = Math.ceil(notice.after / 60);
  const wrong = `After ${countOf(minutes, 'minute')} in which nothing is done ${quote(notice.words)} comes over the page. The focus does not go there, and it is in no live region and has no role such as alert, so screen readers do not say it.`;
  const element = replayElement(use, notice.at, notice.words);
  // Whole minutes may go past the end, when the message is there no more.
  const isThere = !limit.end || limit.end.after > minutes * 60;
  const replay: Replay | null = element && {
    state: null,
    steps: [step.loadWithClock(), step.leaveAlone(minutes)],
    wrong,
    expected: isThere ? expectThat.isAnnounced(element, { orAlert: true }) : null,
  };
  const node = { ...notice.at, failureSummary: wrong, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

/** A sentence, on a page that shows little else that is new: whatever it says, it answers to what was sent. */
function isAnswer(
  { text, wasEmpty, controls, isHeaded }: NewText,
  { texts, textsGone }: FormStory['seen'],
): boolean {
  if (isHeaded || !isSentence(text)) return false;
  if (textsGone === 0) return texts.length <= thresholds.mostBlocks;
  // Without what is drawn anew.
  return wasEmpty && controls === 0 && texts.length - textsGone <= thresholds.mostBlocks;
}

/** Of a field in which something was typed or chosen, as one searches in a list: how much is found is said beside it. */
function judgeField(story: FieldStory, use: PageUse): TargetOutcome[] {
  const { on, change, said, mayFind } = story;
  if (on === 'focus' || !said) return [];
  if (change) return change.kind === 'page' ? judgeSent(story, use) : [];
  const { texts, textsGone, announced } = said;
  const count = texts.find(
    (text) =>
      text.controls === 0 &&
      text.text.length <= thresholds.longest &&
      (isNewCount(text, texts.length, textsGone) ||
        isNewHits(text) ||
        isNothingFound(text, said) ||
        (mayFind && isFirstCount(text)) ||
        (on === 'choice' && isDone(text, texts.length))),
  );
  // A slider tells its own value.
  const tellsMore = (words: string) =>
    /\p{L}{2}/u.test(words) || !count || numbersIn(count.text).includes(words);
  const isToldOfChoice = on === 'choice' && announced.some((words) => tells.test(words));
  if (announced.some(tellsMore) && (count || mayFind || isToldOfChoice)) {
    const doubtful = doubtfulIn(said).slice(0, 1);
    const how = doubtful.length > 0 ? fillingSteps(use, story) : null;
    return ofDoubtful(doubtful, fillingOf(story), { steps: how });
  }
  if (!count) return [];
  const wrong = `${quote(count.text)} appears. ${isSilent(count.text, said, 'such as status')}, so screen readers do not say ${on === 'choice' && isDone(count, texts.length) ? 'it' : 'how much is found'}.`;
  const steps = fillingSteps(use, story);
  const expected = announcing(use, count.element);
  const replay: Replay | null = steps && { state: null, steps, wrong, expected };
  const failureSummary = `${fillingOf(story)}: ${wrong}`;
  const node = { frame: 0, element: count.element, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

/** Of a field that sends its form by itself: the form refuses what is still missing, and its errors appear. */
function judgeSent(story: FieldStory, use: PageUse): TargetOutcome[] {
  const { said } = story;
  if (!said || said.textsGone > 0) return [];
  if (said.announced.length > 0) return [{ outcome: 'passed' }];
  const errors = said.texts.filter(
    ({ text, before, controls, isHeaded }) =>
      controls === 0 &&
      before === '' &&
      !isHeaded &&
      text.length <= thresholds.longest &&
      (tells.test(text) || asksToMend(text)),
  );
  if (errors.length === 0 || errors.length < said.texts.length) return [];
  const steps = fillingSteps(use, story);
  const nodes = errors.slice(0, thresholds.mostMessages).map(({ element, text }) => {
    const wrong = `The form is sent, and ${quote(text)} appears. It is in no live region and has no role such as alert, and the focus does not go to it or to a wrong field, so screen readers do not say it.`;
    const expected = announcing(use, element);
    const replay: Replay | null = steps && { state: null, steps, wrong, expected };
    const failureSummary = `${fillingOf(story)}: ${startSmall(wrong)}`;
    return { frame: 0, element, failureSummary, ...(replay ? { replay } : {}) };
  });
  return [{ outcome: 'failed', nodes }];
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d.,]*/g) ?? [];
}

/** A number in a few words where nothing stood before, beside a field that searches. */
function isFirstCount({ text, before, wasEmpty, isHeaded }: NewText): boolean {
  if (before !== '' || !wasEmpty || isHeaded || text.length > thresholds.longestCount) return false;
  return /\d/.test(text) && text.replace(/\P{L}/gu, '').length >= 4;
}

/** What is told of a choice that takes effect at once, where nothing stood before. */
function isDone({ text, before, isHeaded }: NewText, came: number): boolean {
  const isShort = text.length <= thresholds.longestCount;
  return before === '' && isShort && !isHeaded && came <= thresholds.mostBlocks && tells.test(text);
}

/** What comes in the place of a list when nothing in it fits. Among much else that comes, as on another page, only what says so. */
function isNothingFound(
  { text, before }: NewText,
  { texts, textsGone }: Pick<FormStory['seen'], 'texts' | 'textsGone'>,
): boolean {
  if (before !== '' || textsGone < 2 || !tells.test(text)) return false;
  return blocksOfWords(texts) <= thresholds.mostBlocks || saysNone.test(text);
}

/** Of a form that searches, leaves out or fills a basket: like a press of its button. */
function judgeTaken(story: TakenStory, use: PageUse): TargetOutcome[] {
  return judgePress(story, use, {
    when: takingOf(story),
    steps: () => goingOnSteps(use, story),
    isFound: (text) => isNothingFound(text, story.seen) || isNewHits(text),
  });
}

/** How it was pressed, and what tells of it besides. */
interface Pressing {
  when: string;
  steps: () => Replay['steps'] | null;
  isFound: (text: NewText) => boolean;
}

function judgePress(
  press: Pick<Press, 'control' | 'seen' | 'asked' | 'pictures'>,
  use: PageUse,
  how: Pressing = {
    when: pressingOf(press.control),
    steps: () => pressingSteps(use, press.control),
    isFound: () => false,
  },
): TargetOutcome[] {
  const { control, seen, asked, pictures } = press;
  if (asked || seen.layer) return [];
  const muted = seen.announced.length === 0 ? seen.muted.filter(isWords) : [];
  if (muted.length > 0) return muted.slice(0, 1).map((one) => ofMuted(one, control, use));
  if (seen.hasMoved) return [];
  if (seen.focus.place === 'layer') return [];
  const isByClick = control.key === 'click' && seen.focus.isAround === true;
  const hasLed = seen.focus.place === 'elsewhere' && !isByClick;
  // What had the focus may be gone with it: where it is led to in the page says nothing of a message over the page.
  if (hasLed && !seen.focus.isOld) return [];
  const messages = seen.texts.filter(
    (text) =>
      !isNameOfOther(text) &&
      (isMessage(text, press) || how.isFound(text)) &&
      (!hasLed || (text.isFloating && isSentenceOrDone(text.text))),
  );
  if (seen.announced.length > 0 || (messages.length === 0 && doubtfulIn(seen).length > 0)) {
    const isTold = hasLed || seen.control.states !== '';
    const doubtful = isTold ? [] : doubtfulIn(seen);
    if (doubtful.length + seen.announced.length === 0) return [];
    const steps = doubtful.length > 0 ? how.steps() : null;
    return ofDoubtful(doubtful.slice(0, 1), how.when, { steps, pictures });
  }
  const steps = how.steps();
  if (messages.length === 0) {
    const total = hasLed ? undefined : seen.texts.find(isNewTotal);
    return total ? [ofTotal(total, seen, { when: how.when, steps })] : [];
  }
  return messages.slice(0, 1).map(({ element, text }) => {
    const wrong = `${quote(text)} appears. ${isSilent(text, seen, 'such as status or alert')}, and the focus does not go there, so screen readers do not say it.`;
    const expected = announcing(use, element);
    const replay: Replay | null = steps && { state: null, steps, wrong, expected, pictures };
    const failureSummary = `${how.when}: ${wrong}`;
    return {
      outcome: 'failed',
      nodes: [{ frame: 0, element, failureSummary, ...(replay ? { replay } : {}) }],
    };
  });
}

/** Where a message stands that nobody hears. */
function isSilent(
  text: string,
  { unheard }: Pick<Press['seen'], 'unheard'>,
  roles: string,
): string {
  const told = unheard.find(
    (one) => (one.why === 'hidden' || one.why === 'off') && one.text.includes(text),
  );
  if (told?.why === 'hidden')
    return 'The live region with these words is hidden from screen readers';
  if (told) return 'Its live region is told to keep quiet (aria-live="off")';
  return `It is in no live region and has no role ${roles}`;
}

/** Messages in live regions that many screen readers pass over. */
function doubtfulIn({ unheard }: Pick<Press['seen'], 'unheard'>): Unheard[] {
  return unheard.filter(
    ({ why, text, controls }) =>
      doubts[why] !== undefined &&
      controls <= 1 &&
      text.length <= thresholds.longest &&
      /\p{L}{2}/u.test(text),
  );
}

const doubts: Partial<Record<Unheard['why'], string>> = {
  made: 'appears in a live region that comes into the page with the words already in it. Most screen readers say only what changes in a region that was there before.',
  redrawn:
    'appears in a live region that is put into the page anew, with the words already in it. Most screen readers say only what changes in a region that stays.',
  shown:
    'appears in a live region that was not displayed before. Many screen readers say only what changes in a region that they knew.',
  brief:
    'is written into a live region and taken out again at once, before most screen readers have asked for it.',
};

/** Of what is perhaps heard people judge with a screen reader; nothing doubtful: all of it is heard. */
function ofDoubtful(
  doubtful: readonly Unheard[],
  when: string,
  { steps, pictures }: { steps: Replay['steps'] | null; pictures?: Replay['pictures'] },
): TargetOutcome[] {
  if (doubtful.length === 0) return [{ outcome: 'passed' }];
  const nodes = doubtful.map(({ element, text, why }) => {
    const wrong = `${quote(text)} ${doubts[why] ?? ''}`;
    const replay: Replay | null = steps && {
      state: null,
      steps,
      wrong,
      expected: null,
      ...(pictures ? { pictures } : {}),
    };
    const failureSummary = `${when}: ${wrong} Listen with more than one of them.`;
    return { frame: 0, element, failureSummary, ...(replay ? { replay } : {}) };
  });
  return [{ outcome: 'needs-review', nodes }];
}

/** What another control is called now is no message, but its name. */
function isNameOfOther({ before, controls, isFloating }: NewText): boolean {
  return before !== '' && controls > 0 && !isFloating;
}

function isSentenceOrDone(text: string): boolean {
  return isSentence(text) || tells.test(text);
}

function isWords({ text }: { text: string }): boolean {
  return isSentence(text) || /\p{L}\s+\p{L}/u.test(text);
}

/** What is kept from all others is meant for screen readers. */
function ofMuted(
  { element, text }: { element: number; text: string },
  control: Press['control'],
  use: PageUse,
): TargetOutcome {
  const wrong = `${quote(text)} is written where only screen readers find it. That is no live region and has no role such as status, so they do not say it.`;
  const steps = pressingSteps(use, control);
  const expected = announcing(use, element);
  const replay: Replay | null = steps && { state: null, steps, wrong, expected };
  const failureSummary = `${pressingOf(control)}: ${wrong}`;
  const node = { frame: 0, element, failureSummary, ...(replay ? { replay } : {}) };
  return { outcome: 'failed', nodes: [node] };
}

function isMessage(text: NewText, { seen, control }: Pick<Press, 'seen' | 'control'>): boolean {
  if (seen.refused > 0 && text.wasEmpty) return true;
  // What opens or is chosen is told by the control's own state.
  if (seen.control.states !== '') return isToldBeside(text, seen);
  if (text.controls > 1 || text.text.length > thresholds.longest) return false;
  if (!/\p{L}{2}/u.test(text.text)) return false;
  if (isFirstOrLast(text) || isOtherMonth(text) || isNewHits(text)) return true;
  // What stands under a heading is content, unless it tells of something that was done.
  if (text.isHeaded && !tells.test(text.text)) return false;
  if (text.isFloating) return true;
  if (text.controls > 0) return false;
  const isAmongFew =
    blocksOfWords(seen.texts) <= thresholds.mostBlocks && !isNextContent(text, control);
  if (text.before !== '')
    return (
      isNewCount(text, seen.texts.length, seen.textsGone) ||
      isNewSummary(text) ||
      // One message has taken the place of another.
      (isAmongFew && tells.test(text.text) && tells.test(text.before))
    );
  return isAmongFew && (tells.test(text.text) || (text.wasEmpty && isSentence(text.text)));
}

/** What a control that says its own state brings besides: how much there is now, or what was done, in a box over the page. */
function isToldBeside(text: NewText, { texts, textsGone }: Press['seen']): boolean {
  if (text.before !== '') return isNewCount(text, texts.length, textsGone) || isNewHits(text);
  const isShort = text.text.length <= thresholds.longestCount && text.controls <= 1;
  return text.isFloating && isShort && !text.isHeaded && tells.test(text.text);
}

/** Another picture, page or letter where one of its making stood: whatever it tells of is no answer to the press. */
function isNextContent({ before, inPlaceOf }: NewText, { name }: Press['control']): boolean {
  if (turns.test(name)) return before !== '' || inPlaceOf.length > 0;
  return inPlaceOf.length > 1 && !inPlaceOf.some((words) => tells.test(words));
}

/** Without what new buttons say, and their signs: those of one more entry in a list are no content beside a message. */
function blocksOfWords(texts: readonly NewText[]): number {
  return texts.filter(({ text, controls }) => controls === 0 && /\p{L}{2}/u.test(text)).length;
}

/** “1 seat, 20 €” where “No seats chosen yet” stood, or the other way round, in the same place. */
function isFirstOrLast({ text, before }: NewText): boolean {
  const isCount = (words: string) => /^\d[\d.,]*\s+\p{L}/u.test(words);
  return (
    (saysNone.test(before) && !/\d/.test(before) && isCount(text)) ||
    (isCount(before) && saysNone.test(text) && !/\d/.test(text))
  );
}

const saysNone =
  /^(?:[\p{L}’']+ ){0,2}(?:no|none|nothing|kein\p{L}*|nichts|aucun\p{L}*|rien|ning[uú]n\p{L}*|nada|nessun\p{L}*|niente|nenhum\p{L}*|geen|niets|inga|ingen)(?!\p{L})/iu;

/** Which month a calendar shows: it alone tells what the days are of that have come. */
function isOtherMonth({ text, before }: NewText): boolean {
  const month = /^(\p{L}{3,}\.?)(?: de| del)? (\d{4})$/u;
  return text !== before && month.test(text) && month.test(before);
}

/** The same words with another number, where a list beside it has become shorter or longer. */
function isNewCount({ text, before }: NewText, came: number, went: number): boolean {
  if (!isSameButNumbers(text, before) || text === before) return false;
  const others = came - 1;
  return Math.max(others, went) >= 2 && Math.abs(others - went) >= 2;
}

/** It says that so much was found, and what was found before was another number, or that now there is nothing. */
function isNewHits({ text, before, controls, isHeaded }: NewText): boolean {
  if (text === before || controls > 0 || isHeaded || text.length > thresholds.longest) return false;
  const most = (words: string) =>
    Math.max(...numbersIn(words).map((each) => Number(each.replace(/[.,]/g, ''))));
  if (!hits.test(before) || !/\d/.test(before)) return false;
  if (!/\d/.test(text)) return foundNone.test(text);
  return isSameButNumbers(text, before) && most(text) !== most(before);
}

/** What was looked for and found, in a few languages. */
const hits =
  /(?<!\p{L})(?:found|results?|matches|hits|gefunden\p{L}*|treffer|ergebnisse?|résultats?|trouvée?s?|encontrad[oa]s?|resultados?|risultat[oi]|trovat[oaie]|gevonden|resultaten|resultaat|znaleziono|wynik\p{L}*|nalezen\p{L}*|výsled\p{L}*|nájden\p{L}*|träffar|hittade\p{L}*|resultat(?:er)?|fundet|funnet|treff|löyty\p{L}*|tulosta|találat\p{L}*|rezultate?|găsit\p{L}*|bulundu|sonuç\p{L}*|найден\p{L}*|результат\p{L}*|знайден\p{L}*|βρέθηκ\p{L}*|αποτελέσματα?|נמצאו?|תוצאות|תוצאה)(?!\p{L})|نتيجة|نتائج|عثر|件(?:見つかり|の結果|ヒット|が該当)|結果|找到|结果|結果|검색 결과|찾았|결과/iu;

/** That there is nothing of the kind, as it begins or is said at once. */
const foundNone =
  /(?<!\p{L})(?:no|none|nothing|kein\p{L}*|nichts|aucun\p{L}*|rien|ning[uú]n\p{L}*|nada|sin|nessun\p{L}*|niente|nenhum\p{L}*|sem|geen|niets|nie znaleziono|brak|nic|žádn\p{L}*|nenalezen\p{L}*|ing[ae]n\p{L}*|intet|ei löyty\p{L}*|nincs|niciun\p{L}*|nu|bulunamadı|yok|не найден\p{L}*|ничего|нет|не знайдено|немає|δεν|κανένα|לא נמצאו?|אין)(?!\p{L})|لم|لا توجد|لا يوجد|見つかりません|該当なし|ありません|没有|未找到|沒有|없습니다/iu;

/** A sum that says that it is one, and has become another. */
function isNewTotal({ text, before, controls }: NewText): boolean {
  const isShort = text.length <= thresholds.longestCount && controls === 0;
  return isShort && text !== before && isSameButNumbers(text, before) && sums.test(text);
}

const sums =
  /(?<!\p{L})(?:(?:sub)?totals?|sum(?!\p{L})|to pay|amount due|gesamt(?!\p{L})|gesamt(?:preis|summe|betrag|kosten)|summe|zwischensumme|somme|montant total|à payer|importe|suma|totale|da pagare|totaal|te betalen|razem|łącznie|do zapłaty|celkem|celková (?:cena|částka)|spolu|k úhradě|totalt|i alt|yhteensä|összesen|végösszeg|în total|att betala|at betale|å betale|totalt|i alt|att betala|итого|всего|разом|toplam|σύνολο)(?!\p{L})|المجموع|الإجمالي|סך הכול|合計|小計|总计|合计|總計|합계/iu;

/** Whether people have to hear of it depends on what it is for. */
function ofTotal(
  { element, text, before }: NewText,
  seen: Press['seen'],
  { when, steps }: { when: string; steps: Replay['steps'] | null },
): TargetOutcome {
  const wrong = `${quote(before)} becomes ${quote(text)}. ${isSilent(text, seen, 'such as status')}, so screen readers do not say it.`;
  const replay: Replay | null = steps && { state: null, steps, wrong, expected: null };
  const failureSummary = `${when}: ${wrong} It has to be said where people choose by it.`;
  const node = { frame: 0, element, failureSummary, ...(replay ? { replay } : {}) };
  return { outcome: 'needs-review', nodes: [node] };
}

/** “3 persons found” and “1 person found”: words may end otherwise. */
function isSameButNumbers(text: string, before: string): boolean {
  const words = (all: string) =>
    all
      .replace(/[\d.,\s]+/g, ' ')
      .trim()
      .split(' ');
  const [now, then] = [words(text), words(before)];
  if (now.join(' ').replace(/\P{L}/gu, '').length < 4 || now.length !== then.length) return false;
  if (!/\d/.test(text) || !/\d/.test(before)) return now.join(' ') === then.join(' ');
  return now.every((word, at) => isSameStem(word, then[at] ?? ''));
}

function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= 3 && Math.max(one.length, other.length) - same <= 3;
}

/** How many there are, said with other words about the same: what came of the press. */
function isNewSummary({ text, before }: NewText): boolean {
  const isCount = (words: string) => /^\d[\d.,]*\s+\p{L}/u.test(words);
  const isShort = /^\d[\d.,]*\s+\p{L}+(\s+\p{L}+)?$/u.test(before);
  // From “8 jobs” to “All jobs are shown”, or back.
  const isOther = isCount(before) !== isCount(text) && /\d/.test(before) !== /\d/.test(text);
  if (!isOther && !(isShort && /\d/.test(text))) return false;
  const words = (all: string): string[] => all.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const known = words(before);
  return (
    isSentence(text) &&
    (isOther || words(text).length > known.length) &&
    words(text).some((word) => known.includes(word))
  );
}

/** Three words, or as much in writing that puts no blanks between them. */
function isSentence(text: string): boolean {
  const unparted = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
  return text.split(/\s+/).length >= 3 || (text.match(unparted)?.length ?? 0) >= 6;
}

/** What is told of something that was done, in a few languages. */
const tells =
  /(?<!\p{L})(added|removed|saved|copied|updated|sent|deleted|moved|success\w*|failed|error|invalid|not found|(?:is|are) (?:now )?in your \p{L}+|no (results|matches)|\d+ (results?|matches|hits|treffer|ergebnisse|résultats?|resultados?)|loading|hinzugefügt|entfernt|gespeichert|kopiert|aktualisiert|gesendet|gelöscht|erfolgreich|fehler|ungültig|keine (ergebnisse|treffer)|wird geladen|ajouté|retiré|enregistré|copié|envoyé|supprimé|succès|erreur|aucun résultat|chargement|añadid|agregad|eliminad|guardad|copiad|actualizad|enviad|éxito|sin resultados|cargando|aggiunt[oaie]|rimoss[oaie]|salvat[oaie]|copiat[oaie]|inviat[oaie]|eliminat[oaie]|nessun risultato|adicionad|removid|salv[oa](?!\p{L})|copiad|apagad|cancelad|atualizad|sem resultados|nenhum resultado|toegevoegd|verwijderd|opgeslagen|gekopieerd|verzonden|geen resultaten|tillagd|lagts till|borttagen|tagits bort|sparad|sparats|kopierad|kopierats|skickad|tilføjet|fjernet|gemt|kopieret|slettet|lagret|kopiert|inga träffar|ingen (?:resultater|treff)|dodano|usunięto|zapisano|skopiowano|wysłano|brak wyników|добавлен|удален|удалён|сохранен|сохранён|скопирован|отправлен|в (?:вашей |твоей )?корзине|ничего не найдено|(?:ligt|zit|staat) (?:nu )?in (?:uw|je|de|het) \p{L}+|(?:liegt|ist) (?:jetzt |nun )?im (?:waren)?korb|im warenkorb|(?:est|sont) dans (?:votre|le|ton) panier|está[n]? en (?:su|tu|el|la) (?:carrito|cesta)|(?:è|sono) nel (?:tuo |suo )?carrello|está(?:ão)? no (?:seu |teu )?carrinho|entrou no \p{L}+|ligger (?:nu |nå )?i (?:din |varu|kurven|korgen|handle)|er (?:lagt )?i kurven|jest w (?:twoim )?koszyku|trafi[łl]a? do koszyka|je v (?:vašem )?košíku|přidán[oay]?|odebrán[oay]?|uložen[oay]?|smazán[oay]?|odeslán[oay]?|pridan[éáý]|sepet(?:inizde|inde|te)|kosár(?:ba került|ban van)|у кошику|додан[оа]?|видален[оа]?|eklendi|silindi|kaydedildi|kopyalandı|gönderildi|sonuç bulunamadı|נוספ?[הו]?|הוסר\p{L}*|נשמר\p{L}*|נשלח\p{L}*|נמחק\p{L}*)|(?:أضيف|تمت إضافة|تم حفظ|تم إرسال|تم حذف|في (?:سلتك|السلة)|إلى السلة)|(?:カート|かご)に(?:入|追加)|追加しました|削除しました|保存しました|送信しました|已加入|已添加|已删除|已保存|已发送|장바구니에|추가(?:되었|했)|삭제(?:되었|했)|저장(?:되었|했)/iu;
