import { Outcome } from '@siteimprove/alfa-act';
import { Device, Display, Viewport } from '@siteimprove/alfa-device';
import { Attribute, Document, Element, Node } from '@siteimprove/alfa-dom';
import { Request, Response } from '@siteimprove/alfa-http';
import stableRules, { experimentalRules } from '@siteimprove/alfa-rules';
import { Page } from '@siteimprove/alfa-web';
import type { RuleRun, RuleTarget } from './rule-run.ts';
import { type FrameSnapshot, toAlfaDocument } from './to-alfa-document.ts';

/** What Alfa's rules have in common, whatever they are about. */
interface AlfaRule {
  uri: string;
  requirements: Iterable<object>;
  evaluate(page: Page): { then(callback: (outcomes: Iterable<AlfaOutcome>) => void): void };
}
interface AlfaOutcome {
  outcome: `${Outcome.Value}`;
  target: unknown;
}

/** Alfa's rules by their ids, those that are tried out included. */
const rules: ReadonlyMap<string, AlfaRule> = new Map(
  [...stableRules, ...Object.values(experimentalRules)].map((rule: AlfaRule) => [
    idOf(rule.uri),
    rule,
  ]),
);

/** All rules with the chapters of WCAG and of other standards that they are about. */
export function listRules(): { id: string; chapters: string[] }[] {
  return [...rules].map(([id, { requirements }]) => ({
    id,
    chapters: [...requirements].flatMap((one) => ('chapter' in one ? [String(one.chapter)] : [])),
  }));
}

/** Runs rules on a page, one after the other. A rule that throws has an error instead of outcomes. */
export async function* runRules(
  snapshots: readonly FrameSnapshot[],
  ids: readonly string[],
  maxTargets: number,
): AsyncGenerator<RuleRun> {
  const page = toPage(snapshots);
  for (const id of ids) {
    const rule = rules.get(id);
    if (!rule) throw new Error(`Alfa has no rule ${id}.`);
    const start = performance.now();
    yield {
      rule: id,
      ...(await runRule(page, rule, maxTargets)),
      durationMs: performance.now() - start,
    };
  }
}

async function runRule(
  page: Page,
  rule: AlfaRule,
  maxTargets: number,
): Promise<Pick<RuleRun, 'outcomes' | 'error'>> {
  const outcomes: RuleRun['outcomes'] = {};
  try {
    for (const outcome of await rule.evaluate(page)) {
      const kind = outcome.outcome;
      const known = (outcomes[kind] ??= { targets: [], total: 0 });
      known.total += 1;
      const isTold = kind === 'failed' || kind === 'cantTell';
      if (!isTold || known.targets.length >= maxTargets) continue;
      const target = toTarget(outcome);
      if (target) known.targets.push(target);
    }
    return { outcomes, error: null };
  } catch (error) {
    return { outcomes: {}, error: String(error).slice(0, 500) };
  }
}

function toPage(snapshots: readonly FrameSnapshot[]): Page {
  const { width, height } = snapshots[0]?.viewport ?? { width: 0, height: 0 };
  const orientation =
    width > height ? Viewport.Orientation.Landscape : Viewport.Orientation.Portrait;
  const device = Device.of(
    Device.Type.Screen,
    Viewport.of(width, height, orientation),
    Display.of(1),
  );
  const document = Node.from(toAlfaDocument(snapshots), device) as Document;
  return Page.of(Request.empty(), Response.empty(), document, device);
}

/** Of a target that is a group. */
const maxMembers = 50;

/** Null where nothing of the page can be pointed at. */
function toTarget(outcome: AlfaOutcome): RuleTarget | null {
  const { target } = outcome;
  const blamed = blamedBy(outcome);
  const elements = blamed.length > 0 ? blamed : elementsOf(target);
  const [first] = elements;
  if (!first) return null;
  return {
    elements: elements.slice(0, maxMembers).map((element) => element.internalId),
    tag: first.name,
    role: first
      .attribute('role')
      .map(({ value }) => value.trim().toLowerCase())
      .getOr(''),
    attribute: Attribute.isAttribute(target) ? target.name : '',
    message: messageOf(outcome),
  };
}

/** The elements that a target stands for: a target can be a group, a text, an attribute or a whole document. */
function elementsOf(target: unknown): Element[] {
  if (Element.isElement(target)) return [target];
  if (Attribute.isAttribute(target)) return [...target.owner];
  if (Document.isDocument(target))
    return [...target.children()].filter(Element.isElement).slice(0, 1);
  if (Node.isNode(target)) return [...target.parent(Node.fullTree)].filter(Element.isElement);
  const isGroup = typeof target === 'object' && target !== null && Symbol.iterator in target;
  return isGroup ? [...(target as Iterable<unknown>)].flatMap(elementsOf) : [];
}

/** Of a rule about a whole document: the elements that it names as the reason. */
function blamedBy(outcome: AlfaOutcome): Element[] {
  if (!Document.isDocument(outcome.target)) return [];
  return diagnosticsOf(outcome).flatMap((diagnostic) =>
    'errors' in diagnostic ? elementsOf(diagnostic.errors) : [],
  );
}

function messageOf(outcome: AlfaOutcome): string {
  const messages = diagnosticsOf(outcome).map(({ message }) => message);
  return messages.join(' ').slice(0, 2_000);
}

function diagnosticsOf(outcome: AlfaOutcome): { message: string; errors?: unknown }[] {
  if (!Outcome.isFailed(outcome)) return [];
  return [...outcome.expectations].flatMap(([, result]) =>
    result.isErr() ? [result.getErr()] : [],
  );
}

/** The last part of `https://alfa.siteimprove.com/rules/sia-r1`. */
function idOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
