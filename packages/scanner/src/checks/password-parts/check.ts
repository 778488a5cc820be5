import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { isDisabled, roleOf } from '../page/controls.ts';
import { closedLabelOf } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** So many characters are asked for at least; how far around them their words are looked for, in elements. */
const thresholds = { fields: 2, around: 3 } as const;

/** WCAG 2.2, 3.3.8: can a password be entered as a whole, as it is kept and pasted? */
export const passwordPartsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'password-parts',
  name: 'Passwords of which single characters are asked for',
  async applicability(capture) {
    const first = capture.documents.flatMap((document) => [...rowsIn(document).keys()]);
    const viewOf = first.some(({ box }) => !box) ? await closedViewsOf(capture) : () => null;
    return first.filter((field) =>
      field.box ? isVisible(field) : !isHiddenItself(field) && viewOf(field) !== null,
    );
  },
  expectation: async (_, fields) =>
    fields.map((node) => {
      const row = rowsIn(node.document).get(node) ?? [];
      const asked = positionsIn(row);
      if (!isPart(asked) || !isOfPassword(row)) return { outcome: 'passed' };
      const what = `Characters ${asked.join(', ')} of a password are asked for, each in a field of its own: it has to be remembered and counted through, and cannot be pasted or filled in.`;
      const closed = node.box ? '' : ` ${closedAtFirst}`;
      return hasOtherWay(row)
        ? {
            outcome: 'needs-review',
            nodes: [
              { node, failureSummary: `${what} Is there another way to do the same?${closed}` },
            ],
          }
        : { outcome: 'failed', nodes: [{ node, failureSummary: `${what}${closed}` }] };
    }),
};

const known = new WeakMap<CapturedDocument, ReadonlyMap<CapturedNode, CapturedNode[]>>();

/** Rows of fields of one character each, by the first that can be filled in. */
function rowsIn(document: CapturedDocument): ReadonlyMap<CapturedNode, CapturedNode[]> {
  const found = known.get(document);
  if (found) return found;
  const single = document.nodes.filter(isOfOneCharacter);
  const byHolder = Map.groupBy(single, (node) => holderOf(node));
  const rows = new Map<CapturedNode, CapturedNode[]>();
  for (const [holder, row] of byHolder) {
    const first = row.find((node) => !isDisabled(node));
    if (holder && first && row.length >= thresholds.fields) rows.set(first, row);
  }
  known.set(document, rows);
  return rows;
}

function isOfOneCharacter({ tag, attributes }: CapturedNode): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? 'text';
  return (
    tag === 'input' &&
    /^(text|password|tel|)$/.test(type) &&
    attributes.get('maxlength')?.trim() === '1' &&
    attributes.get('autocomplete')?.trim().toLowerCase() !== 'one-time-code'
  );
}

/** The nearest around it that holds another one of its kind. */
function holderOf(node: CapturedNode): CapturedNode | null {
  for (const around of flatAncestors(node)) {
    if (/^(form|main|body|html)$/.test(around.tag)) return null;
    const alike = [...flatDescendants(around)].filter(isOfOneCharacter);
    if (alike.length >= thresholds.fields) return around;
  }
  return null;
}

/** Which characters are asked for: by what the fields are called, else by those of the row that can be filled in. */
function positionsIn(row: readonly CapturedNode[]): number[] {
  const open = row.filter((node) => !isDisabled(node) && !node.attributes.has('readonly'));
  const called = open.map((node) =>
    Number(/(?<!\p{N})\p{Nd}{1,2}(?!\p{N})/u.exec(closedLabelOf(node))?.[0]),
  );
  if (called.every((position) => position > 0)) return called;
  return row.flatMap((node, at) => (open.includes(node) ? [at + 1] : []));
}

/** Some and not all from the first on, as of a code that is sent. */
function isPart(positions: readonly number[]): boolean {
  const isRising = positions.every((one, at) => at === 0 || one > (positions[at - 1] ?? 0));
  const isWhole = positions.every((one, at) => one === at + 1);
  return positions.length >= thresholds.fields && isRising && !isWhole;
}

const passwords =
  /passwor[dt]|passcode|pass ?phrase|memorable|secret|security (?:number|word)|(?<!\p{L})pin(?!\p{L})|kennwort|geheim|mot de passe|code secret|code personnel|contraseña|clave|senha|palavra-passe|wachtwoord|geheime|hasł|lösenord|adgangskode|passord|salasana|şifre|parola|heslo|jelszó|парол|κωδικ|كلمة (?:المرور|السر)|סיסמ|パスワード|暗証|密码|密碼|비밀번호/iu;

function isOfPassword(row: readonly CapturedNode[]): boolean {
  if (row.some(({ attributes }) => attributes.get('type')?.trim().toLowerCase() === 'password'))
    return true;
  return (
    aroundOf(row).some((around) => passwords.test(allWordsOf(around).slice(0, 400))) ||
    row.some((node) => passwords.test(closedLabelOf(node)))
  );
}

function aroundOf([first]: readonly CapturedNode[]): CapturedNode[] {
  const holder = first && holderOf(first);
  if (!holder) return [];
  const around = [holder, ...flatAncestors(holder)].filter(({ kind }) => kind === 'element');
  const end = around.findIndex(({ tag }) => /^(form|main|body|html)$/.test(tag));
  return around.slice(0, end < 0 ? thresholds.around : Math.min(end, thresholds.around));
}

const otherWays =
  /passkey|another way|other way|different way|instead|biometr|fingerprint|face id|(?<!\p{L})app(?!\p{L})|magic link|e-?mail|anders|andere[rn]? weg|stattdessen|fingerabdruck|autrement|autre (?:moyen|méthode)|empreinte|otra (?:forma|manera)|huella|altro modo|impronta|outra forma|op een andere|inny sposób|aplikacj|klucz|odcisk|другой способ|отпечат|بصمة|طريقة أخرى|パスキー|別の方法|指纹|其他方式|다른 방법/iu;

/** Something beside it to press that leads to another way of signing in, or of confirming. */
function hasOtherWay(row: readonly CapturedNode[]): boolean {
  const [first] = row;
  const form = first && [...flatAncestors(first)].find(({ tag }) => /^(form|main|body)$/.test(tag));
  if (!form) return false;
  return [...flatDescendants(form)].some(
    (node) =>
      (node.tag === 'button' || node.tag === 'a' || /^(button|link)$/.test(roleOf(node))) &&
      otherWays.test(allWordsOf(node)),
  );
}
