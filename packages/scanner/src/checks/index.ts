import type { Check } from './check.ts';
import { glyphNameCheck } from './glyph-name/check.ts';
import { justifiedTextCheck } from './justified-text/check.ts';
import { tightLinesCheck } from './tight-lines/check.ts';
import { longLinesCheck } from './long-lines/check.ts';
import { longItalicsCheck } from './long-italics/check.ts';
import { tinyTextCheck } from './tiny-text/check.ts';
import { visualOrderCheck } from './visual-order/check.ts';
import { narrowClippedCheck } from './narrow-clipped/check.ts';
import { wordsInPictureCheck } from './words-in-picture/check.ts';
import { wideLinesCheck } from './wide-lines/check.ts';
import { tabindexOrderCheck } from './tabindex-order/check.ts';
import { targetSizeCheck } from './target-size/check.ts';
import { arrowKeysInVainCheck } from './arrow-keys-in-vain/check.ts';
import { arrowKeysCheck } from './arrow-keys/check.ts';
import { flashingCheck } from './flashing/check.ts';
import { focusAfterRemovalCheck } from './focus-after-removal/check.ts';
import { altLeftBehindCheck } from './alt-left-behind/check.ts';
import { focusInNewViewCheck } from './focus-in-new-view/check.ts';
import { statusMessageCheck } from './status-message/check.ts';
import { keyboardTrapCheck } from './keyboard-trap/check.ts';
import { contextOnFocusCheck } from './context-on-focus/check.ts';
import { skipLinkMovesCheck } from './skip-link-moves/check.ts';
import { dialogCloseButtonCheck } from './dialog-close-button/check.ts';
import { dialogTakesFocusCheck } from './dialog-takes-focus/check.ts';
import { dialogKeepsFocusCheck } from './dialog-keeps-focus/check.ts';
import { dialogReturnsFocusCheck } from './dialog-returns-focus/check.ts';
import { draggingAlternativeCheck } from './dragging-alternative/check.ts';
import { gestureAlternativeCheck } from './gesture-alternative/check.ts';
import { hoverDismissibleCheck } from './hover-dismissible/check.ts';
import { hoverWithoutKeysCheck } from './hover-without-keys/check.ts';
import { hoverReachableCheck } from './hover-reachable/check.ts';
import { hoverOnlyContentCheck } from './hover-only-content/check.ts';
import { asciiArtCheck } from './ascii-art/check.ts';
import { backgroundTextCheck } from './background-text/check.ts';
import { pictureOfTextCheck } from './picture-of-text/check.ts';
import { canvasAlternativeCheck } from './canvas-alternative/check.ts';
import { captionWordsCheck } from './caption-words/check.ts';
import { motionGoesOnCheck } from './motion-goes-on/check.ts';
import { motionOnScrollCheck } from './motion-on-scroll/check.ts';
import { motionAlternativeCheck } from './motion-alternative/check.ts';
import { motionOffCheck } from './motion-off/check.ts';
import { movingContentCheck } from './moving-content/check.ts';
import { hiddenFocusCheck } from './hidden-focus/check.ts';
import { identicalLinksSamePurposeCheck } from './identical-links-same-purpose/check.ts';
import { audioTranscriptCheck } from './audio-transcript/check.ts';
import { orientationMessageCheck } from './orientation-message/check.ts';
import { lostWhenNarrowCheck } from './lost-when-narrow/check.ts';
import { textResizeCheck } from './text-resize/check.ts';
import { textSpacingCheck } from './text-spacing/check.ts';
import { focusObscuredCheck } from './focus-obscured/check.ts';
import { focusVisibleCheck } from './focus-visible/check.ts';
import { errorSuggestionCheck } from './error-suggestion/check.ts';
import { errorWordsCheck } from './error-words/check.ts';
import { colorContrastCheck } from './color-contrast/check.ts';
import { fieldLabelInNameCheck } from './field-label-in-name/check.ts';
import { fieldContrastCheck } from './field-contrast/check.ts';
import { placeholderContrastCheck } from './placeholder-contrast/check.ts';
import { sensoryInstructionsCheck } from './sensory-instructions/check.ts';
import { vagueWordsCheck } from './vague-words/check.ts';
import { listMarkupCheck } from './list-markup/check.ts';
import { headingMarkupCheck } from './heading-markup/check.ts';
import { currentItemCheck } from './current-item/check.ts';
import { descriptionTiedCheck } from './description-tied/check.ts';
import { fieldPurposeCheck } from './field-purpose/check.ts';
import { groupNameCheck } from './group-name/check.ts';
import { chatLogCheck } from './chat-log/check.ts';
import { changeOfContextCheck } from './change-of-context/check.ts';
import { pasteBlockedCheck } from './paste-blocked/check.ts';
import { characterShortcutCheck } from './character-shortcut/check.ts';
import { chartAlternativeCheck } from './chart-alternative/check.ts';
import { actsOnPointerDownCheck } from './acts-on-pointer-down/check.ts';
import { mouseOnlyControlCheck } from './mouse-only-control/check.ts';
import { noAutoplayAudioCheck } from './no-autoplay-audio/check.ts';
import { imageAltWordsCheck } from './image-alt-words/check.ts';
import { linkPurposeCheck } from './link-purpose/check.ts';
import { linkTextCheck } from './link-text/check.ts';
import { pageLanguageCheck } from './page-language/check.ts';
import { pageTitleWordsCheck } from './page-title-words/check.ts';
import { textDirectionCheck } from './text-direction/check.ts';
import { partLanguageCheck } from './part-language/check.ts';
import { reflowCheck } from './reflow/check.ts';
import { presentationalTableCheck } from './presentational-table/check.ts';
import { tdHasHeaderCheck } from './td-has-header/check.ts';
import { wrongHeadersCheck } from './wrong-headers/check.ts';
import { tableColumnsCheck } from './table-columns/check.ts';
import { thHasDataCellsCheck } from './th-has-data-cells/check.ts';
import { stateExposedCheck } from './state-exposed/check.ts';
import { requiredExposedCheck } from './required-exposed/check.ts';
import { hiddenContentCheck } from './hidden-content/check.ts';
import { drawnValueCheck } from './drawn-value/check.ts';
import { iconWordsCheck } from './icon-words/check.ts';
import { stateContrastCheck } from './state-contrast/check.ts';
import { staticTabStopCheck } from './static-tab-stop/check.ts';
import { tableMarkupCheck } from './table-markup/check.ts';
import { tableCaptionCheck } from './table-caption/check.ts';
import { linkDestinationCheck } from './link-destination/check.ts';
import { adjacentLinksCheck } from './adjacent-links/check.ts';
import { escapeClosesCheck } from './escape-closes/check.ts';
import { oneKeyOnlyCheck } from './one-key-only/check.ts';
import { ariaDialogNameCheck } from './aria-dialog-name/check.ts';
import { dialogRoleCheck } from './dialog-role/check.ts';
import { dialogModalCheck } from './dialog-modal/check.ts';
import { crossedLabelsCheck } from './crossed-labels/check.ts';
import { passwordPartsCheck } from './password-parts/check.ts';
import { entriesKeptCheck } from './entries-kept/check.ts';
import { liveRegionRepeatsCheck } from './live-region-repeats/check.ts';
import { openedInOrderCheck } from './opened-in-order/check.ts';
import { clickOnlyCheck } from './click-only/check.ts';
import { clickWithoutKeysCheck } from './click-without-keys/check.ts';
import { keysDoNothingCheck } from './keys-do-nothing/check.ts';
import { timeLimitCheck } from './time-limit/check.ts';
import { suggestionsByKeysCheck } from './suggestions-by-keys/check.ts';
import { focusContrastCheck } from './focus-contrast/check.ts';
import { walkedOrderCheck } from './walked-order/check.ts';
import { shiftTabBackCheck } from './shift-tab-back/check.ts';
import { shortMessageCheck } from './short-message/check.ts';
import { errorInTextCheck } from './error-in-text/check.ts';
import { errorSummaryCheck } from './error-summary/check.ts';
import { headingForLooksCheck } from './heading-for-looks/check.ts';
import { tableEmptyRowsCheck } from './table-empty-rows/check.ts';
import { rowHeaderScopeCheck } from './row-header-scope/check.ts';
import { controlRoleCheck } from './control-role/check.ts';
import { placeholderLabelCheck } from './placeholder-label/check.ts';
import { closedLabelInNameCheck } from './closed-label-in-name/check.ts';
import { spacedLettersCheck } from './spaced-letters/check.ts';
import { lookAlikeLettersCheck } from './look-alike-letters/check.ts';
import { partedLabelCheck } from './parted-label/check.ts';
import { misleadingWordsCheck } from './misleading-words/check.ts';
import { colorAloneCheck } from './color-alone/check.ts';
import { redundantEntryCheck } from './redundant-entry/check.ts';
import { formatToldCheck } from './format-told/check.ts';
import { viewTitlesCheck } from './view-titles/check.ts';
import { frameTitleUniqueCheck } from './frame-title-unique/check.ts';
import { frameTitleWordsCheck } from './frame-title-words/check.ts';
import { graphicsContrastCheck } from './graphics-contrast/check.ts';
import { unaskedWindowCheck } from './unasked-window/check.ts';
import { unmarkedLinkCheck } from './unmarked-link/check.ts';
import { blankColumnsCheck } from './blank-columns/check.ts';
import { layoutTableOrderCheck } from './layout-table-order/check.ts';
import { placeholderAsLabelCheck } from './placeholder-as-label/check.ts';

export const checks: readonly Check[] = [
  noAutoplayAudioCheck,
  imageAltWordsCheck,
  linkPurposeCheck,
  linkTextCheck,
  pageLanguageCheck,
  pageTitleWordsCheck,
  partLanguageCheck,
  textDirectionCheck,
  visualOrderCheck,
  justifiedTextCheck,
  tightLinesCheck,
  longLinesCheck,
  longItalicsCheck,
  tinyTextCheck,
  mouseOnlyControlCheck,
  clickWithoutKeysCheck,
  targetSizeCheck,
  actsOnPointerDownCheck,
  characterShortcutCheck,
  chartAlternativeCheck,
  pasteBlockedCheck,
  changeOfContextCheck,
  groupNameCheck,
  fieldPurposeCheck,
  descriptionTiedCheck,
  currentItemCheck,
  headingMarkupCheck,
  listMarkupCheck,
  vagueWordsCheck,
  placeholderContrastCheck,
  stateContrastCheck,
  fieldContrastCheck,
  focusVisibleCheck,
  focusObscuredCheck,
  textSpacingCheck,
  textResizeCheck,
  lostWhenNarrowCheck,
  narrowClippedCheck,
  wideLinesCheck,
  orientationMessageCheck,
  audioTranscriptCheck,
  identicalLinksSamePurposeCheck,
  hiddenFocusCheck,
  hoverOnlyContentCheck,
  hoverDismissibleCheck,
  hoverReachableCheck,
  hoverWithoutKeysCheck,
  draggingAlternativeCheck,
  gestureAlternativeCheck,
  motionAlternativeCheck,
  motionOffCheck,
  keyboardTrapCheck,
  contextOnFocusCheck,
  skipLinkMovesCheck,
  asciiArtCheck,
  backgroundTextCheck,
  pictureOfTextCheck,
  wordsInPictureCheck,
  canvasAlternativeCheck,
  captionWordsCheck,
  movingContentCheck,
  arrowKeysCheck,
  dialogTakesFocusCheck,
  dialogCloseButtonCheck,
  chatLogCheck,
  statusMessageCheck,
  focusInNewViewCheck,
  altLeftBehindCheck,
  flashingCheck,
  focusAfterRemovalCheck,
  dialogKeepsFocusCheck,
  keysDoNothingCheck,
  clickOnlyCheck,
  dialogReturnsFocusCheck,
  colorContrastCheck,
  presentationalTableCheck,
  tdHasHeaderCheck,
  wrongHeadersCheck,
  tableColumnsCheck,
  tableMarkupCheck,
  thHasDataCellsCheck,
  stateExposedCheck,
  requiredExposedCheck,
  hiddenContentCheck,
  drawnValueCheck,
  iconWordsCheck,
  closedLabelInNameCheck,
  fieldLabelInNameCheck,
  controlRoleCheck,
  staticTabStopCheck,
  tableCaptionCheck,
  linkDestinationCheck,
  adjacentLinksCheck,
  errorInTextCheck,
  timeLimitCheck,
  suggestionsByKeysCheck,
  tabindexOrderCheck,
  shiftTabBackCheck,
  walkedOrderCheck,
  focusContrastCheck,
  arrowKeysInVainCheck,
  openedInOrderCheck,
  entriesKeptCheck,
  liveRegionRepeatsCheck,
  escapeClosesCheck,
  oneKeyOnlyCheck,
  ariaDialogNameCheck,
  dialogRoleCheck,
  dialogModalCheck,
  shortMessageCheck,
  errorSummaryCheck,
  headingForLooksCheck,
  tableEmptyRowsCheck,
  rowHeaderScopeCheck,
  placeholderLabelCheck,
  sensoryInstructionsCheck,
  errorWordsCheck,
  errorSuggestionCheck,
  crossedLabelsCheck,
  passwordPartsCheck,
  spacedLettersCheck,
  lookAlikeLettersCheck,
  partedLabelCheck,
  misleadingWordsCheck,
  colorAloneCheck,
  redundantEntryCheck,
  formatToldCheck,
  viewTitlesCheck,
  frameTitleUniqueCheck,
  frameTitleWordsCheck,
  unaskedWindowCheck,
  unmarkedLinkCheck,
  glyphNameCheck,
  graphicsContrastCheck,
  placeholderAsLabelCheck,
  blankColumnsCheck,
  layoutTableOrderCheck,
  reflowCheck,
  motionGoesOnCheck,
  motionOnScrollCheck,
];
