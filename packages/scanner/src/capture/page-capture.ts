import type { BoundingBox } from '@curbcut/model/scan';
import type { Movement } from '../browser/movement-watch.ts';
import type { ScrollMotion } from '../browser/scroll-motion-watch.ts';
import type { CapturedStyle } from './captured-styles.ts';
import type { Picture } from './picture.ts';

/** What is written in a picture. */
export interface DrawnText {
  /** Words of which the reader is sure, as they are drawn. */
  words: readonly string[];
  /** Of the picture, from 0 to 1, what has its three most frequent colors. */
  flat: number;
}

/** What is written in the pictures of a page. */
export interface DrawnTexts {
  texts: ReadonlyMap<CapturedNode, DrawnText>;
  /** Pictures that may hold words as well, and were not looked at. */
  unread: number;
}

/** One line, or one run of a direction within it, of a text as it was laid out. */
export interface TextFragment {
  text: string;
  /** CSS pixels of the document. */
  box: BoundingBox;
}

/** A node of the page as it was when the page was captured. */
export interface CapturedNode {
  readonly document: CapturedDocument;
  /** The browser's own number of the node. */
  readonly backendId: number;
  readonly kind: 'document' | 'element' | 'pseudo-element' | 'text';
  /** Local name of an element in lower case, `::before` for a pseudo-element; else empty. */
  readonly tag: string;
  /** Of a text: what the document holds. */
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Of an input or a textarea: what was typed into it by then. */
  readonly value: string;
  /** What it stands in as people get it: in a shadow tree its host, in a slot that slot. Null for a document. */
  readonly parent: CapturedNode | null;
  /** What stands in it as people get it: of a host its shadow tree, of a slot what it takes. What no slot takes is left out. */
  readonly children: readonly CapturedNode[];
  /** Of what kind of shadow tree it is part; null for what the document itself holds, also where a slot takes it. */
  readonly shadowTree: 'open' | 'closed' | null;
  /** Around all that is drawn of it, in CSS pixels of the document; null where it has no box of its own. */
  readonly box: BoundingBox | null;
  /** Computed; null where it has no box of its own: it is not rendered, or has `display: contents`. */
  readonly style: Readonly<Record<CapturedStyle, string>> | null;
  /** What is drawn later has a higher number and covers what it overlaps; null where nothing is drawn. Counts within a document. */
  readonly paintOrder: number | null;
  /** Of a text that is drawn. */
  readonly fragments: readonly TextFragment[];
  /** It hears clicks, by a listener or by what it is. */
  readonly isClickable: boolean;
}

/** What a box that is not drawn by now would be drawn with: computed values. */
export interface UndrawnStyle {
  /** From the top on, as the clock goes. */
  sides: readonly { width: string; style: string; color: string }[];
  ground: string;
  /** A picture, a shadow or a filter has a part in it, or something shows through. */
  hasMore: boolean;
}

/** What hears an event of an element, a document or its window. */
export interface CapturedListener {
  /** For example `click`. */
  type: string;
  /** The code of the function, cut to 4,000 characters. */
  source: string;
  /** It is about elements in the one that hears that match this selector, as a library keeps it; missing: the code itself tells. */
  selector?: string;
}

/** The types of events that an element hears by itself; empty for one that hears none, and for documents. */
export type Hearing = (node: CapturedNode) => ReadonlySet<string>;

/** What the browser tells assistive technology about an element. */
export interface AccessibleNode {
  /** Assistive technology does not get it. */
  isIgnored: boolean;
  role: string;
  name: string;
  description: string;
  /** States and properties, for example `focusable` and `expanded`. */
  states: ReadonlyMap<string, unknown>;
}

/** An audio or video element. */
export interface MediaState {
  /** Null where it has no end or is not known. */
  durationS: number | null;
  isEndless: boolean;
  /** Muted, or turned down. */
  isSilent: boolean;
  isPlaying: boolean;
  playedS: number;
  /** Of coded sound, as far as it was decoded. */
  soundBytes: number;
  /** The lines of each of its caption files that the browser has read: those that are turned on. */
  captions: CaptionLine[][];
  /** It names caption files, and of none that is turned on the browser could read one. */
  captionsAreMissing: boolean;
}

export interface CaptionLine {
  startS: number;
  endS: number;
  /** Cut to 300 characters. */
  text: string;
}

/** What moved by itself for more than five seconds; what ends earlier has ended. */
export interface CapturedMotion {
  animations: CapturedAnimation[];
  movements: CapturedMovement[];
  flickers: CapturedFlicker[];
  scrolled: CapturedScrollMotion[];
  /** A script has asked whether people prefer less motion. */
  asksForLessMotion: boolean;
}

/** One of styles or of a script, as it was before the page was held still. */
export interface CapturedAnimation {
  node: CapturedNode;
  /** For example `::before` of the node; empty where it is the node itself. */
  pseudoElement: string;
  /** As style sheets name it; empty for one of a script. */
  name: string;
  /** Computed values by property in camel case. */
  keyframes: readonly Readonly<Record<string, string>>[];
  turnMs: number;
  /** Every second turn runs backwards. */
  alternates: boolean;
  isEndless: boolean;
  /** Whether style sheets keep it from people who prefer less motion; unknown where not all could be read. */
  yields: 'yes' | 'no' | 'unknown';
  /** The same of anything about its element, also by values that scripts may read. */
  spokenOf: 'yes' | 'no' | 'unknown';
}

/** A part of the page that scripts went on changing. */
interface CapturedMovement {
  node: CapturedNode;
  what: Movement;
  /** Whether style sheets say anything about it for people who prefer less motion; unknown where not all could be read. */
  spokenOf: 'yes' | 'no' | 'unknown';
}

/** A large part of the page that moves when people scroll. */
export interface CapturedScrollMotion extends Omit<ScrollMotion, 'what'> {
  node: CapturedNode;
  /** `timeline`: an animation whose time is how far the page is scrolled. */
  what: ScrollMotion['what'] | 'timeline';
  /** As of movements. */
  spokenOf: 'yes' | 'no' | 'unknown';
}

/** A large element that scripts changed many times a second. */
export interface CapturedFlicker {
  node: CapturedNode;
  /** Computed values by property in camel case, each time when it was changed. */
  frames: readonly Readonly<Record<string, string>>[];
  /** From the first of them until the next after the last was due. */
  forMs: number;
}

export interface CapturedDocument {
  /** Place of its frame in the page's list of frames; 0 is the page itself. */
  readonly frame: number;
  readonly title: string;
  readonly root: CapturedNode;
  /** All nodes in the order in which people get them. */
  readonly nodes: readonly CapturedNode[];
  /** The element that holds the frame; null for the page itself, and where that is in another process. */
  readonly holder: CapturedNode | null;
  /** Of all that can be scrolled to, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** How far it is scrolled, in CSS pixels. */
  readonly scroll: { readonly x: number; readonly y: number };
}

/**
 * The page at one moment, read-only. It was read by the browser itself: nothing that the page overrode has a part in it,
 * and it stays the same when the page changes.
 */
export interface PageCapture {
  /** The page itself first. Frames that could not be read are left out. */
  readonly documents: readonly CapturedDocument[];
  /**
   * What assistive technology gets of some elements; those that are gone by now are left out. The whole tree of a page takes
   * longer than all else of it, so ask only for elements of which all else is right.
   */
  accessible(nodes: readonly CapturedNode[]): Promise<ReadonlyMap<CapturedNode, AccessibleNode>>;
  /** Which elements hear events, asked once; null where that can't be had. */
  hearing(): Promise<Hearing | null>;
  /** What hears events of some elements or documents, as they are now; those that are gone are left out. */
  listeners(
    nodes: readonly CapturedNode[],
  ): Promise<ReadonlyMap<CapturedNode, readonly CapturedListener[]>>;
  /** Audio and video elements as they are now; those that are gone are left out. */
  media(nodes: readonly CapturedNode[]): Promise<ReadonlyMap<CapturedNode, MediaState>>;
  /** What is drawn now in a part of the page, given in CSS pixels of the page; the page notices nothing. */
  pixels(box: BoundingBox): Promise<Picture>;
  /** What elements that are not drawn would be drawn with, as styles are now; those that are gone are left out. */
  undrawnStyles(nodes: readonly CapturedNode[]): Promise<ReadonlyMap<CapturedNode, UndrawnStyle>>;
  /** What moved by itself. */
  motion(): Promise<CapturedMotion>;
  /** Picture files of elements of the page itself, their own or behind them, of some media types, as far as the browser still has them. */
  files(nodes: readonly CapturedNode[], types: RegExp): Promise<ReadonlyMap<CapturedNode, Buffer>>;
  /** What is written in the first flat pictures of the page itself that are large enough for words: no photographs. */
  drawnWords(): Promise<DrawnTexts>;
}
