/** What a page may cost, measured on hostile and on very large pages. Times in ms, sizes in bytes. */
export const defaultScanLimits = {
  /** The whole page scan; then the browser is killed. */
  scanMs: 90_000,
  /** Until the server responds at all, where http can be tried instead: some http servers never respond to https. */
  answerMs: 15_000,
  /** Until the document is parsed. */
  loadMs: 30_000,
  /** From parsed to loaded: the images and styles. */
  loadEventMs: 10_000,
  networkIdleMs: 5_000,
  domQuietMs: 3_000,
  /** How long a page with scripts and no content gets to show some. */
  lateContentMs: 8_000,
  scrollMs: 3_000,
  engineMs: 30_000,
  frameMs: 10_000,
  /** For Alfa, which runs beside the other engines, loading included; a documentation page of 4,600 elements takes it 1.2 s. */
  alfaMs: 20_000,
  /** Of the page with its frames. A page below it may take longer than its time; then the rules that ended count. */
  alfaElements: 20_000,
  alfaCharacters: 5_000_000,
  /** Of the JavaScript of Alfa's process; the process as a whole takes more. */
  alfaHeapBytes: 768 * 1024 ** 2,
  /** For capturing the page for our own checks (20,000 elements took 4 s on a machine with six times its load), and for asking the browser's accessibility tree about elements of it. */
  captureMs: 15_000,
  /** For one check of ours; on ordinary pages the slowest take less than 1 s. */
  checkMs: 6_000,
  /** Of the page with its frames. */
  captureElements: 50_000,
  captureCharacters: 5_000_000,
  /** Elements that all checks together may ask the accessibility tree about. */
  captureNames: 1_000,
  /** Elements that all checks together may ask for their listeners. */
  captureListeners: 4_000,
  /** For reading what is written in the pictures of a page, and in how many. */
  ocrMs: 3_000,
  ocrPictures: 4,
  /** For suggesting changes of code and trying them on the page. */
  fixMs: 3_000,
  /** For pictures of what the suggested changes look like. */
  changePicturesMs: 2_500,
  /** For asking the browser for names, and how many of them. */
  namesMs: 3_000,
  names: 300,
  /** For the whole use of a page, all that follows and the judging of what opens included. */
  useMs: 8_000,
  /** Of it for following Tab through the page, and how many stops of it; what is tried at stops takes half as long again. */
  walkMs: 3_000,
  walkStops: 150,
  /** Of it for following Shift and Tab back, and how many stops. */
  walkBackMs: 700,
  walkBackStops: 80,
  /** How many of its controls are pressed, in the time that all else leaves. */
  useControls: 40,
  /** How many more of them, in what those have opened. */
  useInner: 10,
  /** Of it for moving the pointer onto what may show something then, and how many of them. */
  pointerMs: 2_000,
  hovers: 24,
  /** Of it for dragging what can be dragged, with the search for what does the same, and how many. */
  dragMs: 2_500,
  drags: 8,
  /** Of it for filling in fields that something hears of, and how many. */
  fieldsMs: 1_500,
  fields: 12,
  /** Of it for typing until fields suggest something. */
  suggestionsMs: 1_200,
  /** Of it for pressing arrow keys where roles promise them, and in how many widgets. */
  arrowsMs: 1_200,
  arrowWidgets: 8,
  /** Of it for trying to send forms with empty and wrong fields, and how many; the last one is judged to its end. */
  formsMs: 1_500,
  forms: 3,
  /** Of it for filling in the step that a form shows and going on to those behind it, and to how many of them. */
  stepsMs: 2_500,
  wizardSteps: 3,
  /** Of what is left of it for pressing again what failed. */
  againMs: 4_000,
  /** Of it for letting the page's time pass while nobody does anything. */
  waitMs: 1_200,
  /** For judging what the narrow layout shows, the page's way there and back included. */
  narrowMs: 6_000,
  /** For judging colors in the other color scheme, the page's way there and back included. */
  schemeMs: 4_000,
  /** For judging what one state newly shows. */
  stateMs: 4_000,
  /** Pictures of states and of suggested changes that a scan holds, and of how many bytes: most have less than 60,000. */
  statePictures: 60,
  statePictureBytes: 300_000,
  /** States that presses open and that are judged. */
  useStates: 12,
  /** States that the pointer shows, or what is typed, and that are judged. */
  passingStates: 4,
  frames: 50,
  elements: 150_000,
  nodesPerIssue: 500,
  snippetLength: 1_000,
  titleLength: 512,
  /**
   * Files that the page may request, then its network is cut. Of pages on the web half request 71 (Web Almanac 2024), and
   * one in twenty for more than 281 (EcoIndex).
   */
  requests: 1_000,
  /** Documents for frames, then frames stay empty: twice as many as are evaluated. */
  frameDocuments: 100,
  /** Top-level navigations after the first. */
  navigations: 5,
  browserMemoryBytes: 3 * 1024 ** 3,
  screenshotHeight: 16_000,
} as const;

export type ScanLimits = { readonly [name in keyof typeof defaultScanLimits]: number };
