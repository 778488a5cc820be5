import { html } from 'ghtml';
import { placesOf, rangesText, type NumberedBox } from '@curbcut/model/picture';
import { amount, countOf, withoutIndent } from '@curbcut/model/text';
import {
  alikeElements,
  type AlikeElements,
  type Issue,
  type IssueNode,
  type MeasuredFact,
} from '@curbcut/model/scan';
import type { ReportPicture } from './report-picture.ts';
import type { StatePictures } from './state-pictures.ts';
import { visibleText } from './visible-text.ts';
import { webLink } from './web-link.ts';

/** Entries of elements that are alike, and elements that are listed one by one. */
const entriesShown = { screen: 4, print: 2 } as const;
const elementsShown = 20;

export interface ShownElements {
  medium: 'screen' | 'print';
  picture: ReportPicture | null;
  /** Of states of the page, by their names; none on paper. */
  statePictures: StatePictures;
  /** What the elements of one issue may take of a report. */
  evidenceChars: number;
}

/**
 * The elements an issue is about: those that are alike as one entry with their numbers and their count, and what our own
 * checks measured, or what makes a person's judgment needed. On screen all that the report has space for, at most 20, can be
 * opened one by one, and what another engine says in its own words; on paper the rest is in the CSV report.
 */
export function affectedElements(issue: Issue, shown: ShownElements): string {
  if (issue.nodes.length === 0) return '';
  const entries = alikeElements(issue.nodes);
  const listed = entries.slice(0, entriesShown[shown.medium]);
  const isSaid =
    issue.outcome === 'needs-review' ||
    issue.detectedBy.every(({ engine }) => engine === 'curbcut');
  const message = isSaid ? sharedMessage(entries) : null;
  const facts = sharedFacts(entries);
  const places = shown.picture ? placesOf(issue, shown.picture) : [];
  const items = listed.map((entry) =>
    entryOf(entry, {
      places,
      hasMessage: isSaid && message === null,
      hasFacts: facts === null,
      shown,
    }),
  );
  const inEntries = listed.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const more = Math.max(issue.nodesTotal, issue.nodes.length) - inEntries;
  const rest =
    more > 0
      ? html`<p class="small muted">
          … and ${countOf(more, 'more element')}: ${whereTheRestIs(issue)}.
        </p>`
      : '';
  return html`<div class="part">
    !${message === null ? '' : html`<p class="lines">${message}</p>`}!${measured(facts ?? [])}
    <ul class="elements" aria-label="Affected elements">
      !${items}
    </ul>
    !${rest}!${shown.medium === 'screen' ? [isSaid ? '' : wordsOfEngine(listed), oneByOne(issue, shown.evidenceChars, inEntries)] : ''}
  </div>`;
}

/** A site keeps examples of each issue, and a page as many elements as the CSV report lists. */
function whereTheRestIs({ pagesCount, nodesTotal, nodes }: Issue): string {
  if (pagesCount !== undefined) return 'the result of each page lists its own';
  if (nodesTotal > nodes.length)
    return `the CSV report lists the first ${amount(nodes.length)} of ${amount(nodesTotal)}`;
  return 'all of them are in the CSV report';
}

/** What is equal is said once. */
function sharedMessage(entries: readonly AlikeElements[]): string | null {
  const messages = new Set(entries.map(({ node }) => node.failureSummary));
  const [only = ''] = messages;
  return entries.length > 1 && messages.size === 1 && only !== '' ? visibleText(only, 1_000) : null;
}

function sharedFacts(entries: readonly AlikeElements[]): MeasuredFact[] | null {
  const [first] = entries;
  const alike = new Set(entries.map(({ node }) => JSON.stringify(node.facts ?? [])));
  return first && entries.length > 1 && alike.size === 1 ? (first.node.facts ?? []) : null;
}

/** What was measured, by name and value. */
function measured(facts: readonly MeasuredFact[]): string {
  if (facts.length === 0) return '';
  const terms = facts.map(
    ({ name, value }) =>
      html`<div>
        <dt>${visibleText(name, 100)}</dt>
        <dd>${visibleText(value, 300)}</dd>
      </div>`,
  );
  return html`<dl class="measured">!${terms}</dl>`;
}

interface EntryLook {
  places: readonly NumberedBox[];
  hasMessage: boolean;
  hasFacts: boolean;
  shown: ShownElements;
}

function entryOf({ numbers, node }: AlikeElements, look: EntryLook) {
  const { places, hasMessage, hasFacts, shown } = look;
  const count =
    numbers.length > 1 ? html`<span>${countOf(numbers.length, 'element')} like</span> ` : '';
  const fresh = node.lifecycle === 'new' ? html`<span class="badge badge--line">New</span> ` : '';
  const isSeen = places.some(({ number }) => numbers.includes(number));
  const these = numbers.length > 1 ? 'These elements are' : 'This element is';
  const unseen =
    shown.picture && !isSeen
      ? html`<p class="small muted">${these} not visible in the picture.</p>`
      : '';
  const message =
    hasMessage && node.failureSummary !== ''
      ? html` <span class="lines">${visibleText(node.failureSummary, 1_000)}</span>`
      : '';
  return html`<li>
    <p class="path">
      !${numberOf(rangesText(numbers))}<span
        >!${fresh}!${count}!${pageOf(node)}!${pathOf(node)}!${message}</span
      >
    </p>
    !${hasFacts ? measured(node.facts ?? []) : ''}!${unseen}
  </li>`;
}

/** What other engines say stays their words, and is opened by who wants it. */
function wordsOfEngine(entries: readonly AlikeElements[]): string {
  const said = Map.groupBy(entries, ({ node }) => node.failureSummary.trim());
  said.delete('');
  if (said.size === 0) return '';
  const items = [...said].map(([message, those]) => {
    const numbers = those.flatMap((one) => one.numbers).sort((a, b) => a - b);
    return html`<li>
      <p class="path">
        !${numberOf(rangesText(numbers))}<span class="lines">${visibleText(message, 1_000)}</span>
      </p>
    </li>`;
  });
  return html`<details>
    <summary>What the engine says</summary>
    <ul class="elements">
      !${items}
    </ul>
  </details>`;
}

function oneByOne(issue: Issue, evidenceChars: number, inEntries: number): string {
  if (issue.nodes.length <= 1 && inEntries === 1) return '';
  const items: string[] = [];
  let spent = 0;
  for (const [index, node] of issue.nodes.slice(0, elementsShown).entries()) {
    const item = elementOf(node, index + 1);
    if (items.length > 0 && spent + item.length > evidenceChars) break;
    items.push(item);
    spent += item.length;
  }
  const total = Math.max(issue.nodesTotal, issue.nodes.length);
  const which = items.length < total ? `the first ${items.length}` : 'each';
  return html`<details>
    <summary>Code and place of ${which}</summary>
    <ul class="elements">
      !${items}
    </ul>
  </details>`;
}

function elementOf(node: IssueNode, number: number): string {
  return html`<li>
    <p class="path">!${numberOf(String(number))}<span>!${pageOf(node)}!${pathOf(node)}</span></p>
    !${codeOf(node)}
  </li>`;
}

function numberOf(text: string): string {
  return html`<span class="number"><span class="unseen">Number </span>${text}</span>`;
}

function pathOf({ target }: IssueNode): string {
  return html`<code>${visibleText(target.join(' >>> '), 1_000)}</code>`;
}

function pageOf({ page }: IssueNode): string {
  if (!page) return '';
  return html`<span class="small">On !${webLink(page.url, visibleText(page.url, 300))}</span
    ><br />`;
}

/** An element's own code; empty when it is not known. */
export function codeOf({ html: markup }: IssueNode): string {
  if (markup === '') return '';
  return html`<pre class="code"><code>${visibleText(withoutIndent(markup), 1_024)}</code></pre>`;
}
