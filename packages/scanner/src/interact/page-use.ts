import type { WayOfUse } from './way-of-use.ts';
import type { StatePicture } from '@curbcut/model/scan';
import type { Pointer } from '../engines/finding.ts';
import type { AltStory } from './alts/alt-story.ts';
import type { ArrowStory } from './arrows/arrow-story.ts';
import type { FieldStory } from './forms/field-story.ts';
import type { LookStory } from './look/look-story.ts';
import type { SuggestionStory } from './forms/suggestion-story.ts';
import type { DownStory, DragStory } from './pointer/drag-story.ts';
import type { TiltStory } from './tilt/tilt-story.ts';
import type { MannerStory } from './pointer/manner-story.ts';
import type { HoverStory } from './pointer/hover-story.ts';
import type { Control, PressingKey } from './control.ts';
import type { LeftAlone } from './left-alone.ts';
import type { NewText } from './new-text.ts';
import type { Unheard } from './unheard.ts';
import type { Floating } from './waiting/install-wait-eyes.ts';
import type { WaitUse } from './waiting/wait-story.ts';
import type { Walked } from './walk/walked.ts';
import type { ReplayStep } from '../replay/replay.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { SeenState } from '../states/seen-state.ts';

/** Where the focus is: on the control that was pressed, in what it opened, on nothing, or elsewhere. */
export interface FocusPlace {
  place: 'control' | 'layer' | 'none' | 'elsewhere';
  /** In the registry of the frame; null for none. */
  element: number | null;
  /** What it says, cut; empty where it says nothing. */
  words: string;
  /** It stands in the page as it was before the press, and not in something that came with it. */
  isOld: boolean;
  /** The control stands in it: a click gives the focus to the nearest around it that takes it. */
  isAround?: true;
}

/** Something that a press brought over the page: a dialog, or a layer that covers it. */
export interface Layer {
  element: number;
  /** Empty where it has none. */
  name: string;
  /** `dialog` or `alertdialog` by role or element; empty for a layer without role. */
  role: string;
  /** What is behind it is out of use: by what it says of itself, or as something covers the page. */
  isModal: boolean;
  /** It, or what came with it, lies over all of the page: nobody gets at what is behind. */
  isOver: boolean;
  /** What says of itself that it is something else, such as a menu, or of its opener that it is expanded. */
  isOther: boolean;
  /** What it says of the page to assistive technology: that only it is in use. */
  saysModal: boolean;
  /** A part of the page behind it that assistive technology still gets to. */
  behind: { element: number; words: string } | null;
  /** How many elements in it Tab would reach. */
  stops: number;
}

/** Something over the page to which Tab leads from its control only past other parts of the page. */
export interface FarOpened {
  element: number;
  /** What it is called, or says first; may be empty. */
  words: string;
  stops: number;
  /** How many stops of the page lie between. */
  between: number;
}

/** What says of itself what was so before a press, and is so no more. */
export interface StaleState {
  element: number;
  words: string;
  /** It stays “true”. */
  attribute: 'aria-expanded' | 'aria-selected' | 'aria-checked';
}

/** A menu or a list of choices that was opened, and of which Tab does not lead to each item. */
export interface OpenedWidget {
  element: number;
  role: string;
  /** What it, or its opener, is called; may be empty. */
  words: string;
  items: number[];
  /** The item that its opener shows as chosen, where nothing in a list of choices says so. */
  untold: string | null;
}

/** What a press came to, as the page shows it. */
export interface Seen {
  control: { isThere: boolean; isEnabled: boolean; states: string };
  /** Of what the control says it controls: is it shown? Null where it says nothing of the kind. */
  controlled: boolean | null;
  expanded: string | null;
  focus: FocusPlace;
  layer: Layer | null;
  texts: NewText[];
  /** Blocks of text that are in sight no more. */
  textsGone: number;
  /** Others that go on to say that they are open, or chosen. */
  stale: StaleState[];
  /** What live regions said since the press. */
  announced: string[];
  /** The regions that say something else now than before the press. */
  regions: { element: number; text: string }[];
  /** What they, or hidden ones, said so that it is not, or perhaps not, heard. */
  unheard: Unheard[];
  /** What was written where nobody sees it and nothing stood before, in no live region and for nothing that names it. */
  muted: { element: number; text: string }[];
  /** The address, the title or the main heading is another. */
  hasMoved: boolean;
  /** Of the address, the title and the main heading those that are others; `root`: the element of the whole document. */
  moved: { address: boolean; title: string | null; heading: boolean; root: number };
  /** How many fields more than before say that what they hold is refused. */
  refused: number;
  /** The rows of the table in whose header the control stands are in another order, and headers say so or not; null: they are not. */
  sorted: 'told' | 'untold' | null;
}

/** How a control was before it was pressed, and the URL of the page. */
export interface Before extends Pick<Seen, 'controlled' | 'expanded'> {
  url: string;
  /** It was the one of its group that is chosen, and pressing it leaves it so. */
  isChosen: boolean;
}

/** What a dialog did on the way in and out. */
export interface DialogStory {
  layer: Layer;
  /** `next`: the focus stayed outside, but the next press of Tab led in. */
  takesFocus: 'moved' | 'next' | 'no';
  /** Where Tab led first instead. */
  firstTab: FocusPlace | null;
  /** Where the focus got out while the dialog was open and kept people from the page; null: nowhere. */
  letsOut: { key: 'Tab' | 'Shift+Tab'; to: FocusPlace } | null;
  /** At both of its ends Tab led to something in it again. */
  holds: boolean;
  /** What closed it: Escape, or the words of its button; null: neither did. */
  closedBy: { escape: boolean; words: string } | null;
  /** What Escape did; null: it was not pressed. */
  escape: 'closes' | 'stays' | null;
  /** What says that it closes it, and that the keyboard does not reach. */
  mouseClosers: string[];
  /** How many buttons that the keyboard reaches say that they close it. */
  closers: number;
  /** Where the focus was when it was closed, and where the next press of Tab led when it was on nothing. */
  afterwards: { focus: FocusPlace; next: FocusPlace | null; isNear: boolean } | null;
}

/** What closed something that is no dialog; `nothing`: it stays open. */
export interface Closing {
  by: 'Escape' | 'again' | 'nothing';
  /** Its opener goes on to say that it is open. */
  isStale: boolean;
}

/** One control that was pressed. */
export interface Press {
  control: Control;
  before: Before;
  /** When all was still again, and where that looked wrong, as it was a second after. */
  seen: Seen;
  dialog: DialogStory | null;
  /** Where Tab led next when the focus was on nothing. */
  next: FocusPlace | null;
  /** The page asked for something from outside, in vain: what it would do with an answer is not known. */
  asked: boolean;
  /** Keys that did nothing on it before a click did something; empty where they were not pressed. */
  keysInVain: readonly PressingKey[];
  /** The other one of the two keys by which such a control is pressed, and whether it does something; null: that is not known. */
  otherKey: { key: PressingKey; works: boolean } | null;
  /** What came may have come without it: the page goes on changing when nobody does anything. */
  isRestless: boolean;
  /** Before it and after it, where something was opened or looked wrong, and as it was left. */
  pictures: readonly StatePicture[];
  /** Something small with controls that came over the page. */
  message: Floating | null;
  /** The dialog that it opened told of seconds or minutes. */
  countsDown: boolean;
  /** What it opened and neither Tab nor the down arrow led into, and where Tab led instead. */
  far: (FarOpened & { firstTab: FocusPlace }) | null;
  /** How it looked then; null where it looked as before, or where that may mean something else. */
  look: LookStory | null;
  /** Images that showed another picture then. */
  alts: readonly AltStory[];
  /** It shows and hides text in turn, and says of neither that it does. */
  unfolds: boolean;
  /** How what it had opened was closed again; null where nothing was, or nothing did. */
  closing: Closing | null;
  /** Another one of the same making that was pressed while this one was open. */
  beside: { control: Control; stale: StaleState[] } | null;
  /** The menu or the list of choices that it has opened, and what the arrow keys did there. */
  opened: { widget: OpenedWidget; arrows: ArrowStory | null } | null;
}

/** What came of pressing the controls of a page. */
export interface KeyUse {
  presses: readonly Press[];
  /** Controls that there was no time for. */
  unreached: number;
  /** By the key of their pointers: what was pressed, as it was before anything was, and texts that came, as they were then. */
  resolved: ReadonlyMap<string, ResolvedNode>;
}

/** The use of a page by mouse. */
export interface PointerUse {
  hovers: readonly HoverStory[];
  resolved: ReadonlyMap<string, ResolvedNode>;
}

/** What was dragged and pressed by mouse and finger. */
export interface DragUse {
  drags: readonly DragStory[];
  downs: readonly DownStory[];
  manners: readonly MannerStory[];
}

/** What moving the device did. */
export interface MotionUse {
  tilts: readonly TiltStory[];
}

/** What was filled in. */
export interface FieldUse {
  fields: readonly FieldStory[];
  resolved: ReadonlyMap<string, ResolvedNode>;
}

/** What fields suggested. */
export interface SuggestionUse {
  suggestions: readonly SuggestionStory[];
}

/** What the arrow keys did. */
export interface ArrowUse {
  arrows: readonly ArrowStory[];
}

/** What was written into a field that it should refuse. */
export interface WrittenEntry {
  field: Pointer;
  label: string;
  text: string;
  /** The field takes one form of entries only, and nothing tells which. */
  isUntold: boolean;
  /** Words beside it may tell in which form something has to be written. */
  isHinted: boolean;
}

/** What a form did with entries that it should refuse. */
export interface FormStory extends Pick<
  Press,
  'control' | 'before' | 'seen' | 'asked' | 'pictures'
> {
  /** What was written into which field; all others were left as they were. */
  written: readonly WrittenEntry[];
  /** How many of these fields held something when the form was sent, and those that are empty now. */
  entered: number;
  lost: readonly { field: Pointer; label: string; text: string }[];
  /** The form was reset as a whole. */
  wasReset: boolean;
  /** The browser itself told of a field that it refuses. */
  byBrowser: boolean;
  /** Fields that look other than before, or say that what they hold is refused, and do not have the focus. */
  marked: readonly { field: Pointer; label: string; saysInvalid: boolean }[];
}

/** What forms did with entries that they should refuse. */
export interface FormUse {
  forms: readonly FormStory[];
  resolved: ReadonlyMap<string, ResolvedNode>;
}

/** What was entered into a field of a step; no text for what was ticked. */
export interface StepEntry {
  field: Pointer;
  label: string;
  way: 'text' | 'value' | 'select' | 'tick';
  text: string;
}

/** A step of a form that was filled in as it asks for, and that another one of the same document has followed. */
export interface StepStory extends Pick<
  Press,
  'control' | 'before' | 'seen' | 'next' | 'pictures'
> {
  /** What was done on the page as it loaded until this step was there. */
  way: readonly ReplayStep[];
  entries: readonly StepEntry[];
}

/** The steps that were gone through, the first one first. */
export interface StepUse {
  steps: readonly StepStory[];
}

/** A form that took what it holds, with what was chosen or written for that. */
export interface TakenStory extends Pick<
  Press,
  'control' | 'before' | 'seen' | 'asked' | 'pictures'
> {
  entries: readonly StepEntry[];
}

/** What forms that search, leave out or fill a basket came to. */
export interface TakenUse {
  taken: readonly TakenStory[];
  resolved: ReadonlyMap<string, ResolvedNode>;
}

/** The whole use of a page. */
export interface PageUse
  extends
    KeyUse,
    PointerUse,
    DragUse,
    MotionUse,
    ArrowUse,
    FieldUse,
    SuggestionUse,
    FormUse,
    TakenUse,
    StepUse,
    WaitUse {
  /** What came of presses that had failed when they were repeated, in the order in which that was done. */
  repeated: ReadonlyMap<Press, readonly Press[]>;
  /** What was opened, with what is wrong in it. */
  states: readonly SeenState[];
  /** States that there was no time for. */
  statesUnreached: number;
  /** Null: it ended with an error. */
  walk: Walked | null;
  /** What ended before everything on the page had been used in this way: there was no time, or an error came. */
  cut: ReadonlySet<WayOfUse>;
  /** Sentences about what there was no time for, or what went wrong. */
  left: readonly string[];
  leftAlone: readonly LeftAlone[];
}
