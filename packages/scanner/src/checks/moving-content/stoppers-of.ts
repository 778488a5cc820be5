import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { roleOf } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { labelOf } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** Whether something stops a movement: by what it says, near it or elsewhere, or at most by what its code says. */
export type Stopper = 'near' | 'elsewhere' | 'code' | 'none';

/** How far around what moves a control is one of it, in elements; what closes or hides something must be nearer. */
const levels = { stops: 4, hides: 2 } as const;

const stops = oneOf([
  String.raw`\bpaus|\bstop(?:p|s|pen|pt)?\b|anhalten|\bhalt\b|unterbrech|arr[êe]te|suspend|\bd[ée]t[eé]n|\bparar\b|\binterr?ump|\bfreeze|\b(?:turn|switch) off\b|(?:reduce|no|less|disable) (?:motion|movement|animation)|(?:bewegung|animation)(?:en)? (?:aus|anhalten|verringern|reduzieren)|désactiver|desactivar`,
  String.raw`\bferma(?:re)?\b|\bpauz|stilzetten|stopzetten|\bonderbreek|zatrzymaj|wstrzymaj|zastavit|pozastavit|zastaviť|\bstoppa\b|\bstopp\b|\bstands\b|pysäytä|keskeytä|durdur|duraklat|megállít|szünet|oprește|opreste|întrerupe|pauză`,
  'останов|пауз|приостанов|зупин|призупин|παύση|διακοπή|σταμάτ|إيقاف|أوقف|توقف|עצור|עצירה|השהה|השהיה|הפסק|停止|止める|暂停|暫停|정지|멈춤|멈추기',
]);
const plays =
  /^(?:play|abspielen|lecture|lire|reproducir|resume|fortsetzen|reprendre|reanudar|riproduci|riprendi|reproduzir|retomar|afspelen|hervatten|odtwórz|wznów|přehrát|pokračovat|spela|fortsätt|afspil|fortsæt|spill av|fortsett|toista|jatka|oynat|devam et|lejátszás|folytatás|redă|reia|воспроизв\p{L}*|продолж\p{L}*|відтворити|αναπαραγωγή|συνέχεια|تشغيل|استئناف|נגן|המשך|再生|再開|播放|继续|재생)(?!\p{L}).{0,20}$/iu;
const hides =
  /^(?:×|✕|✖|x)$|\b(?:close|dismiss|hide|schlie(?:ß|ss)en|ausblenden|verbergen|fermer|masquer|cerrar|ocultar|chiudi|nascondi|fechar|sluiten|verberg(?:en)?|zamknij|ukryj|stäng|dölj|luk|skjul|lukk|sulje|piilota|kapat|gizle|bezárás|elrejt)\b|zavřít|skrýt|închide|ascunde|закрыть|скрыть|закрити|сховати|κλείσιμο|απόκρυψη|إغلاق|إخفاء|סגור|סגירה|הסתר|閉じる|非表示|关闭|隐藏|關閉|닫기|숨기기/iu;
const stopsInCode =
  /clearInterval|clearTimeout|cancelAnimationFrame|\.pause\(|\bstop[A-Z(]|animationPlayState|autoplay/i;
const byPeople = /^(click|pointer|mouse|key|focus|touch|change|input)/;

function oneOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'iu');
}

/** What there is to stop each moving part of a page with. */
export async function stoppersOf(capture: PageCapture): Promise<(node: CapturedNode) => Stopper> {
  const controls = capture.documents.flatMap(({ nodes }) =>
    nodes.filter(isOperable).map((node) => ({ node, names: namesOf(node) })),
  );
  const saying = (what: RegExp) =>
    controls.filter(({ names }) => names.some((name) => what.test(name))).map(({ node }) => node);
  const stopping = saying(stops);
  const playing = saying(plays);
  const hiding = saying(hides);
  const { heard } = await handlersOf(capture);
  const hearing = [...heard].filter(([, listeners]) => listeners.some(mayStop));
  return (moving) => {
    let at: CapturedNode | null = moving;
    for (let level = 0; at?.kind === 'element' && level <= levels.stops; level += 1) {
      if (isWholePage(at)) break;
      const near = level > 0 && isLarge(at, moving) ? besideIn(at, moving) : [at];
      const isIn = (control: CapturedNode) => near.some((part) => isInside(control, part));
      if (stopping.some(isIn) || playing.some(isIn)) return 'near';
      if (level <= levels.hides && hiding.some(isIn)) return 'near';
      at = at.parent;
    }
    if ([...stopping, ...playing].some((control) => saysToControl(control, moving))) return 'near';
    if (stopping.length > 0) return 'elsewhere';
    const part = partOf(moving);
    const isHeard = hearing.some(
      ([node]) =>
        node.kind === 'element' &&
        !/^(html|body)$/.test(node.tag) &&
        (isInside(node, part) || isInside(moving, node)),
    );
    return isHeard ? 'code' : 'none';
  };
}

/** Also where a component holds all of the page. */
function isWholePage(node: CapturedNode): boolean {
  const isMain = (one: CapturedNode) => one.tag === 'main' || roleOf(one) === 'main';
  if (/^(body|html)$/.test(node.tag) || isMain(node)) return true;
  for (const inside of flatDescendants(node)) if (isMain(inside)) return true;
  return false;
}

function mayStop({ type, source }: CapturedListener): boolean {
  return byPeople.test(type) && stopsInCode.test(source);
}

/** What moves with what it stands in, where that is no large part of the page. */
function partOf(node: CapturedNode): CapturedNode {
  const { parent } = node;
  return parent?.kind === 'element' && !isLarge(parent, node) ? parent : node;
}

/** Of a large part of the page what stands beside what moves, as far as no heading parts them. */
function besideIn(part: CapturedNode, moving: CapturedNode): CapturedNode[] {
  const at = part.children.findIndex((child) => isInside(moving, child));
  const isHeaded = (one: CapturedNode) =>
    [one, ...flatDescendants(one)].some(({ tag }) => /^h[1-6]$/.test(tag));
  const upTo = (siblings: readonly CapturedNode[]) => {
    const end = siblings.findIndex(isHeaded);
    return end < 0 ? siblings : siblings.slice(0, end);
  };
  const before = upTo(part.children.slice(0, Math.max(0, at)).toReversed());
  return [...before, ...part.children.slice(at, at + 1), ...upTo(part.children.slice(at + 1))];
}

/** Besides what moves, a large part of the page has its main heading, or headings of more than one section. */
function isLarge(part: CapturedNode, moving: CapturedNode): boolean {
  if (/^(body|html|main)$/.test(part.tag)) return true;
  const headings = [...flatDescendants(part)].filter(
    (one) => /^h[12]$/.test(one.tag) && !isInside(one, moving),
  );
  return headings.length > 1 || headings.some(({ tag }) => tag === 'h1');
}

function isInside(node: CapturedNode, around: CapturedNode): boolean {
  for (let at: CapturedNode | null = node; at; at = at.parent) if (at === around) return true;
  return false;
}

function saysToControl(control: CapturedNode, moving: CapturedNode): boolean {
  const ids = new Set(control.attributes.get('aria-controls')?.split(/\s+/));
  for (let at: CapturedNode | null = moving; at; at = at.parent)
    if (ids.has(at.attributes.get('id') ?? '')) return true;
  return false;
}

function isOperable(node: CapturedNode): boolean {
  const { kind, tag, attributes } = node;
  if (kind !== 'element') return false;
  const isControl =
    tag === 'button' ||
    tag === 'summary' ||
    (tag === 'input' && /^(button|submit|checkbox|image)$/i.test(attributes.get('type') ?? '')) ||
    (tag === 'a' && /^(#|javascript:|$)/.test(attributes.get('href') ?? '')) ||
    /^(button|switch|checkbox|menuitem)$/.test(roleOf(node));
  return isControl;
}

/** All that may tell what a control does, also to screen readers only. */
function namesOf(node: CapturedNode): string[] {
  const { attributes } = node;
  const inside = [...flatDescendants(node)]
    .slice(0, 30)
    .flatMap((one) => [
      one.attributes.get('alt'),
      one.attributes.get('aria-label'),
      one.attributes.get('title'),
    ]);
  const names = [
    labelOf(node),
    attributes.get('aria-label'),
    attributes.get('title'),
    attributes.get('value'),
    attributes.get('alt'),
    allWordsOf(node),
    ...inside,
  ];
  return names.flatMap((name) => {
    const words = name?.replace(/\s+/g, ' ').trim() ?? '';
    return words !== '' && words.length <= 60 ? [words] : [];
  });
}
