import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { codeOf } from '../../checks/page/code.ts';
import { isNativeControl, roleOf } from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import { closedLabelOf } from '../../checks/page/label-of.ts';
import { allWordsOf } from '../../checks/page/words-of.ts';
import type { TiltStory } from './tilt-story.ts';

/** That the page itself listens to how the device is moved, and what it says of turning that off. */
export interface HearsMotion extends Pick<TiltStory, 'off' | 'mayBeOff'> {
  /** Also how fast it is moved, as in a shake. */
  isFast: boolean;
}

const moving = /^device(?:orientation|orientationabsolute|motion)$/;

/** Null for a page that does not listen to it, or only once somebody asks for it. */
export async function hearMotion(capture: PageCapture): Promise<HearsMotion | null> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return null;
  const { heard } = await handlersOf(capture);
  const types = [...heard].flatMap(([{ document }, listeners]) =>
    document === top ? listeners.map(({ type }) => type).filter((type) => moving.test(type)) : [],
  );
  if (types.length === 0) return null;
  const names = top.nodes.flatMap(controlWords);
  const scripts = codeOf(capture).scripts;
  return {
    isFast: types.includes('devicemotion'),
    off: names.find((words) => motionWords.test(words)) ?? null,
    mayBeOff:
      scripts.some((code) => stops.test(code)) || names.some((words) => settingWords.test(words)),
  };
}

const stops =
  /removeEventListener\(\s*['"`]device(?:orientation|motion)|\bondevice(?:orientation|motion)\s*=\s*null/;

/** What controls say that are there, also in what is closed. */
function controlWords(node: CapturedNode): string[] {
  const { tag, attributes } = node;
  const isControl = isNativeControl(node) || controlRoles.test(roleOf(node));
  if (node.kind !== 'element' || !isControl) return [];
  // What is set with it may be called after the movement that sets it as well.
  if (tag === 'input' && /^(?:range|number)$/.test(attributes.get('type') ?? '')) return [];
  const words = [allWordsOf(node), attributes.get('aria-label'), attributes.get('title')];
  if (/^(?:input|select)$/.test(tag)) words.push(closedLabelOf(node), attributes.get('value'));
  return words.filter((one) => one !== undefined && one.trim() !== '') as string[];
}

const controlRoles =
  /^(?:button|switch|checkbox|radio|menuitem(?:checkbox|radio)?|tab|link|option)$/;

/** What turns the movement of the device on and off is called after it. */
const motionWords =
  /(?<!\p{L})(?:motion|tilt\p{L}*|shak(?:e|ing)|gyro\p{L}*|acceleromet\p{L}*|sens[oö]r\p{L}*|movement|(?:geräte)?beweg\p{L}*|neig(?:e|en|ung\p{L}*)(?!\p{L})|schüttel\p{L}*|kipp\p{L}*|mouvement\p{L}*|inclin\p{L}*|secou\p{L}*|capteur\p{L}*|movimi?ento\p{L}*|moviment\p{L}*|agita\p{L}*|sacud\p{L}*|scuot\p{L}*|bewegings?\p{L}*|kantel\p{L}*|schud\p{L}*|rörelse\p{L}*|luta|skak\p{L}*|bevegelse\p{L}*|bevægelse\p{L}*|vipp\p{L}*|ryst\p{L}*|liike\p{L}*|kallist\p{L}*|ravist\p{L}*|ruch\p{L}*|przechyl\p{L}*|potrząs\p{L}*|czujnik\p{L}*|pohyb\p{L}*|n[aá]klon\p{L}*|třes\p{L}*|senzor\p{L}*|mozgás\p{L}*|dönt\p{L}*|rázás\p{L}*|érzékelő\p{L}*|mișc\p{L}*|înclin\p{L}*|scutur\p{L}*|hareket\p{L}*|eğ(?:me|im)\p{L}*|salla\p{L}*|движени\p{L}*|наклон\p{L}*|встря\p{L}*|датчик\p{L}*|рух\p{L}*|нахил\p{L}*|струс\p{L}*|κίνησ\p{L}*|κλίσ\p{L}*|αισθητήρ\p{L}*)(?!\p{L})|תנוע|הטי|ניעור|חיישן|حركة|إمالة|هز|مستشعر|動き|モーション|傾|振|センサー|动作|運動|运动|倾斜|摇|搖|传感器|感測|움직임|모션|기울|흔들|센서/iu;

const settingWords =
  /(?<!\p{L})(?:settings?|preferences?|options|einstellungen|paramètres|préférences|ajustes|configuración|preferencias|impostazioni|preferenze|definições|configurações|instellingen|voorkeuren|inställningar|indstillinger|innstillinger|asetukset|ustawienia|nastavení|nastavenia|beállítások|setări|ayarlar|настройки|налаштування|ρυθμίσεις)(?!\p{L})|הגדרות|الإعدادات|設定|设置|設置|설정/iu;
