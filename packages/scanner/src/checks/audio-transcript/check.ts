import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** So many words near a recording may be what it says; how far around it they are looked for, in elements. */
const thresholds = { words: 25, levels: 3 } as const;

/** WCAG 2.2, 1.2.1: is what is only heard also there as text? */
export const audioTranscriptCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'audio-transcript',
  name: 'Text alternatives of recordings',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) => isRecording(node) && (node.attributes.has('autoplay') || isVisible(node)),
      ),
    ),
  expectation: async (_, recordings) =>
    recordings.map((node) => {
      if (hasWordsNear(node)) return { outcome: 'passed' };
      if (node.tag === 'a' && !speech.test(wordsOf(node))) {
        const failureSummary = `Nothing near the link ${quote(wordsOf(node))} looks like what its recording says in writing. Is anything said in it, and is that written somewhere?`;
        return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
      }
      const failureSummary =
        'Nothing near this recording looks like what it says in writing: there is no transcript, no link to one, and no text of some length.';
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const transcripts =
  /transcri|abschrift|niederschrift|wortlaut|textfassung|zum nachlesen|read (the )?(text|interview)|in writing|verschriftlich|texte (intégral|de l)|version (écrite|texte)|versión escrita|texto (completo|de la)|trascrizione|uitgeschreven|расшифровк|текстова|απομαγνητοφών|نص |文字起こし|書き起こし|文字稿|文本/i;

/** A player that people start; what a script plays may be no more than a sound. */
function isRecording({ tag, attributes }: CapturedNode): boolean {
  if (tag === 'a') return isLinkedSpeech(attributes);
  return tag === 'audio' && (attributes.has('controls') || attributes.has('autoplay'));
}

const audioFile = /\.(mp3|m4a|m4b|ogg|oga|opus|wav|flac|aac|wma)([?#]|$)/i;

function isLinkedSpeech(attributes: CapturedNode['attributes']): boolean {
  return audioFile.test(attributes.get('href')?.trim() ?? '');
}

/** What is said: music or a sound of nature has nothing to write down. */
const speech =
  /(?<!\p{L})(interviews?|podcasts?|speech(es)?|spoken|sermons?|lectures?|talks?|episodes?|conversations?|readings?|audiobooks?|testimon\p{L}+|statements?|briefings?|hearings?|discussions?|reports?|messages?|vorträge|vortrag|reden?|predigt(en)?|gespräche?|lesung(en)?|folge|hörbuch|ansprache|grußwort|entretiens?|discours|conférences?|épisodes?|émissions?|témoignages?|entrevistas?|discursos?|charlas?|episodios?|conferencias?|sermones|interviste?|discors[oi]|toespraak|gesprek)(?!\p{L})/iu;

function hasWordsNear(node: CapturedNode): boolean {
  const { attributes } = node;
  if (
    attributes.get('aria-describedby') ||
    [...node.children].some(({ tag, attributes: own }) => tag === 'track' && own.has('src'))
  )
    return true;
  let around = node.parent;
  for (let level = 0; around?.kind === 'element' && level < thresholds.levels; level += 1) {
    if (tellsOfTranscript(around) || countWords(around) >= thresholds.words) return true;
    // The next recording has words of its own.
    if (around.tag === 'body' || countRecordings(around.parent) > countRecordings(around)) break;
    around = around.parent;
  }
  return false;
}

/** That nothing is said in a recording, which a few words tell whole. */
const wordless =
  /without (any )?(words|speech)|no (words|speech|talking|voices)|wordless|instrumental|(only|just) (music|sounds?|birds|birdsong)|(music|sounds?|birds|birdsong) only|ohne (worte|sprache|text|gesang)|(nur|reine) (musik|geräusche|klänge|vogelstimmen)|sans (paroles|voix)|uniquement (de la )?musique|sin (palabras|letra|voz)|s[oó]lo música|senza parole|zonder (woorden|tekst)|без слов/i;

function tellsOfTranscript(around: CapturedNode): boolean {
  for (const inside of flatDescendants(around)) {
    if (!/^(a|button|summary|h[1-6]|p|span|strong|dt|caption|figcaption|label)$/.test(inside.tag))
      continue;
    const words = wordsOf(inside);
    if ((transcripts.test(words) || wordless.test(words)) && isVisible(inside)) return true;
  }
  return false;
}

/** Of the text in sight; scripts without spaces have a word for every two characters. */
function countWords(around: CapturedNode): number {
  let count = 0;
  for (const inside of flatDescendants(around)) {
    if (
      inside.kind !== 'text' ||
      !inside.box ||
      !inside.parent ||
      closest(
        inside.parent,
        ({ tag }) => tag === 'nav' || tag === 'footer' || tag === 'header' || tag === 'form',
      )
    )
      continue;
    if (!isOnPage(inside)) continue;
    const words = inside.text.match(/[\p{L}\p{N}]+/gu) ?? [];
    count += words.reduce(
      (sum, word) =>
        sum +
        (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
          ? word.length / 2
          : 1),
      0,
    );
  }
  return count;
}

function isOnPage(text: CapturedNode): boolean {
  return text.fragments.some(({ box }) => box.x + box.width > 0 && box.y + box.height > 0);
}

function countRecordings(around: CapturedNode | null): number {
  return around ? [...flatDescendants(around)].filter(isRecording).length : 0;
}
