/** One of W3C's documented common failures of WCAG 2.2, https://www.w3.org/WAI/WCAG22/Techniques/#failures. */
export interface CommonFailure {
  /** What fails, as W3C's title has it after the criteria. */
  title: string;
  /** Success criteria that it fails; empty where it fails a conformance requirement only. */
  criteria: readonly string[];
  /**
   * What of it no rule finds, and why: one sentence. Left out where the rules that name it find it whole, so that a
   * failure without a rule always has it.
   */
  left?: string;
  /** Of this failure the rules that name it only ask a person, whatever else they fail. */
  onlyAsked?: true;
}

/** By id, those that hold: W3C withdrew F4, F47, F70, F77 and F87, and other numbers before WCAG 2.1. */
export const commonFailures: Readonly<Record<string, CommonFailure>> = {
  F1: {
    title: 'Changing the meaning of content by positioning information with CSS',
    criteria: ['1.3.2'],
    left: 'Whether the order of the code keeps the meaning that positions give needs a person.',
  },
  F2: {
    title:
      'Using changes in text presentation to convey information without using the appropriate markup or text',
    criteria: ['1.3.1'],
    left: 'Whether text that only looks like a heading, a list or emphasis means one needs a person.',
  },
  F3: {
    title: 'Conveying information exclusively using CSS background images',
    criteria: ['1.1.1'],
    left: 'Whether a background image without text in its file says something needs a person.',
  },
  F7: {
    title:
      'An object or applet that has blinking content without a mechanism to pause the content that blinks for more than five seconds',
    criteria: ['2.2.2'],
    left: 'Not looked for yet: what blinks inside an embedded object.',
  },
  F8: {
    title: 'Captions omitting some dialogue or important sound effects',
    criteria: ['1.2.2'],
    left: 'Whether captions hold all that is said and heard needs a person.',
  },
  F9: {
    title: 'Changing the context when the user removes focus from a form element',
    criteria: ['3.2.5'],
    left: 'Not looked for yet: what a field does when the focus leaves it.',
  },
  F10: {
    title: 'Combining multiple content formats in a way that traps users inside one format type',
    criteria: ['2.1.2'],
    left: 'Not looked for yet: no key is pressed inside plug-ins and embedded players.',
  },
  F12: {
    title:
      "Having a session time limit without a mechanism for saving user's input and re-establishing that information upon re-authentication",
    criteria: ['2.2.5'],
    left: 'Whether a session ends, and what it loses, is only known to a person who waits for it.',
  },
  F13: {
    title:
      'Having a text alternative that does not include information that is conveyed by color differences in the image',
    criteria: ['1.1.1', '1.4.1'],
    left: 'Whether the colors of an image say something, and its text says so too, needs a person.',
  },
  F14: {
    title: 'Identifying content only by its shape or location',
    criteria: ['1.3.3'],
    left: 'Instructions are found in seven languages only, and whether something else names what is meant needs a person.',
  },
  F15: {
    title:
      'Implementing custom controls that do not use an accessibility API for the technology, or do so incompletely',
    criteria: ['4.1.2'],
    left: 'Custom controls without a role are not seen, nor states that do not change with what is shown.',
  },
  F16: {
    title:
      'Including scrolling content where movement is not essential to the activity without also including a mechanism to pause and restart the content',
    criteria: ['2.2.2'],
    left: 'Movement that is drawn on a canvas, or begins only when people use the page, is not looked for yet.',
  },
  F19: {
    title:
      'Not providing a method for the user to find the alternative conforming version of a non-conforming web page',
    criteria: [],
    left: 'Whether there is another version that conforms, and a way to it, needs a person.',
  },
  F20: {
    title: 'Not updating text alternatives when changes to non-text content occur',
    criteria: ['1.1.1', '4.1.2'],
    left: 'Not looked for yet: whether the text of an image changes with the image.',
  },
  F22: {
    title: 'Opening windows that are not requested by the user',
    criteria: ['3.2.5'],
    left: 'Windows that open while the page is used, and not when it is loaded, are not reported.',
  },
  F23: {
    title: 'Playing a sound longer than 3 seconds where there is no mechanism to turn it off',
    criteria: ['1.4.2'],
    left: 'Only the audio and video elements are known, and a person is asked to listen; sound by script is not heard.',
  },
  F24: {
    title: 'Specifying foreground colors without specifying background colors or vice versa',
    criteria: ['1.4.3', '1.4.6', '1.4.8'],
    left: 'Not looked for yet: the page is only seen in the colors of one browser.',
  },
  F25: {
    title: 'The title of a web page not identifying the contents',
    criteria: ['2.4.2'],
    left: 'Whether a title names what is on the page needs a person.',
  },
  F26: {
    title: 'Using a graphical symbol alone to convey information',
    criteria: ['1.3.3'],
    left: 'Whether a symbol is understood without other words needs a person.',
  },
  F30: {
    title:
      'Using text alternatives that are not alternatives (e.g., filenames or placeholder text)',
    criteria: ['1.1.1', '1.2.1'],
    left: 'Whether an alternative that says something says what the picture shows needs a person.',
  },
  F31: {
    title:
      'Using two different labels for the same function on different web pages within a set of web pages',
    criteria: ['3.2.4'],
    left: 'In site scans: links that pages repeat, and search fields. Whether they do the same needs a person.',
  },
  F32: {
    title: 'Using white space characters to control spacing within a word',
    criteria: ['1.3.2'],
    left: 'Of spaced words those in alphabets without capitals, and short ones, need a person.',
  },
  F33: {
    title: 'Using white space characters to create multiple columns in plain text content',
    criteria: ['1.3.1', '1.3.2'],
    left: 'Whether blanks mean columns where the text is code, or looks like it, needs a person.',
  },
  F34: {
    title: 'Using white space characters to format tables in plain text content',
    criteria: ['1.3.1', '1.3.2'],
    left: 'Whether blanks mean a table without names over its columns, or where the text looks like code, needs a person.',
  },
  F36: {
    title:
      'Automatically submitting a form and presenting new content without prior warning when the last field in the form is given a value',
    criteria: ['3.2.2'],
    left: 'Not looked for yet: forms with passwords or cards, which are left alone.',
  },
  F37: {
    title:
      'Launching a new window without prior warning when the selection of a radio button, check box or select list is changed',
    criteria: ['3.2.2'],
    left: 'Not looked for yet: choices in forms with passwords or cards, which are left alone.',
  },
  F38: {
    title:
      'Not marking up decorative images in HTML in a way that allows assistive technology to ignore them',
    criteria: ['1.1.1'],
    left: 'Images without an alt attribute are found whether or not they are decoration; decoration that is a drawing, an object or a background is not told from content.',
  },
  F39: {
    title:
      'Providing a text alternative that is not null (e.g., alt="spacer" or alt="image") for images that should be ignored by assistive technology',
    criteria: ['1.1.1'],
    left: 'Whether an image should be passed over needs a person.',
  },
  F40: {
    title: 'Using meta redirect with a time limit',
    criteria: ['2.2.1', '2.2.4', '3.2.5'],
  },
  F41: {
    title: 'Using meta refresh to reload the page',
    criteria: ['2.2.1', '2.2.4', '3.2.5'],
  },
  F42: {
    title: 'Emulating links',
    criteria: ['1.3.1', '2.1.1', '2.1.3', '4.1.2'],
    left: 'Not looked for yet: text that a script makes a link.',
  },
  F43: {
    title: 'Using structural markup in a way that does not represent relationships in the content',
    criteria: ['1.3.1'],
    left: 'Whether headings, lists and quotations are meant as such needs a person.',
  },
  F44: {
    title: 'Using tabindex to create a tab order that does not preserve meaning and operability',
    criteria: ['2.4.3'],
    left: 'Whether the order of the parts of a page keeps its meaning needs a person; jumps within a form, a list or a bar are found.',
  },
  F46: {
    title: 'Using th elements, caption elements, or non-empty summary attributes in layout tables',
    criteria: ['1.3.1'],
    left: 'Not looked for yet: header cells and captions of tables that are only layout.',
  },
  F48: {
    title: 'Using the pre element to markup tabular information',
    criteria: ['1.3.1'],
    left: 'Whether a table without names over its columns, or one that a program has printed, is meant needs a person.',
  },
  F49: {
    title: 'Using an HTML layout table that does not make sense when linearized',
    criteria: ['1.3.2'],
    left: 'Whether a layout table makes sense cell by cell needs a person, but for sentences that are broken up and headings beside each other.',
  },
  F50: {
    title:
      'A script that causes a blink effect without a mechanism to stop the blinking at 5 seconds or less',
    criteria: ['2.2.2'],
    left: 'What blinks on a canvas, or only when people use the page, is not looked for yet.',
  },
  F52: {
    title: 'Opening a new window as soon as a new page is loaded',
    criteria: ['3.2.5'],
  },
  F54: {
    title: 'Using only pointing-device-specific event handlers (including gesture) for a function',
    criteria: ['2.1.1'],
    left: 'Not looked for yet: what hears the mouse on a canvas and in frames of other websites.',
  },
  F55: {
    title: 'Using script to remove focus when focus is received',
    criteria: ['2.1.1', '2.4.7', '2.4.13', '3.2.1'],
    left: 'What takes the focus away some time after it came is not judged.',
  },
  F58: {
    title: 'Using server-side techniques to automatically redirect pages after a time-out',
    criteria: ['2.2.1'],
    left: 'Not looked for yet: a redirect that the server sends after a time.',
  },
  F59: {
    title:
      'Using script to make div or span a user interface control in HTML without providing a role for the control',
    criteria: ['4.1.2'],
    left: 'Not looked for yet: controls that hear the mouse only, which fail 2.1.1 instead.',
  },
  F60: {
    title: 'Launching a new window when a user enters text into an input field',
    criteria: ['3.2.5'],
    left: 'Not looked for yet: as a failure of its own; a window that opens while somebody types fails 3.2.2.',
  },
  F61: {
    title:
      'Complete change of main content through an automatic update that the user cannot disable from within the content',
    criteria: ['3.2.5'],
    left: 'Not looked for yet: content that replaces itself later.',
  },
  F63: {
    title: 'Providing link context only in content that is not related to the link',
    criteria: ['2.4.4'],
    left: 'Whether the text around a link explains it needs a person.',
  },
  F65: {
    title:
      'Omitting the alt attribute or text alternative on img elements, area elements, and input elements of type "image"',
    criteria: ['1.1.1'],
  },
  F66: {
    title: 'Presenting navigation links in a different relative order on different pages',
    criteria: ['3.2.3'],
    left: 'In site scans: navigations that are marked up as such. Whether the user chose another order needs a person.',
  },
  F67: {
    title:
      'Providing long descriptions for non-text content that does not serve the same purpose or does not present the same information',
    criteria: ['1.1.1', '1.2.1'],
    left: 'Whether a long description says what the picture or the recording says needs a person.',
  },
  F68: {
    title: 'A user interface control not having a programmatically determined name',
    criteria: ['4.1.2'],
    left: 'A control that is made of elements without a role is not seen as one.',
  },
  F69: {
    title:
      'Text, images or controls being clipped, truncated or obscured when text is resized up to 200 percent',
    criteria: ['1.4.4'],
    left: 'Not looked for yet: pictures and controls that something else covers.',
  },
  F71: {
    title: 'Using text look-alikes to represent text without providing a text alternative',
    criteria: ['1.1.1'],
    left: 'Signs and digits that stand for letters need a person, as in “s3ll”.',
  },
  F72: {
    title: 'Using ASCII art without providing a text alternative',
    criteria: ['1.1.1'],
    left: 'Drawings outside of pre elements are not looked for yet.',
  },
  F73: {
    title: 'Creating links that are not visually evident without color vision',
    criteria: ['1.4.1'],
    left: 'Links outside of running text are not compared with what is around them.',
  },
  F74: {
    title: 'Not labeling a synchronized media alternative to text as an alternative',
    criteria: ['1.2.2', '1.2.8'],
    left: 'Whether a recording repeats text of the page, and says so, needs a person.',
  },
  F75: {
    title:
      'Providing synchronized media without captions when the synchronized media presents more information than is presented on the page',
    criteria: ['1.2.2'],
    left: 'A person is asked, where a video element has no captions of its own; captions may be part of the picture, and other players are not known.',
  },
  F78: {
    title:
      'Styling element outlines and borders in a way that removes or renders non-visible the visual focus indicator',
    criteria: ['1.4.11', '2.4.7', '2.4.13'],
    left: 'What takes the focus away some time after it came is not judged.',
  },
  F79: {
    title:
      'The focus state of a user interface component not being programmatically determinable or no notification of change of focus state available',
    criteria: ['4.1.2'],
    left: 'Not looked for yet: whether assistive technology is told where the focus is.',
  },
  F80: {
    title: 'Text-based form controls not resizing when text is resized up to 200 percent',
    criteria: ['1.4.4'],
    left: 'Not looked for yet: fields whose text stays small while the text around them is enlarged.',
  },
  F81: {
    title: 'Identifying required or error fields using color differences only',
    criteria: ['1.4.1'],
    left: 'Fields are seen as the page shows them at first: what is marked by color after sending needs a person.',
  },
  F82: {
    title: 'Visually formatting a set of phone number fields but not including a text label',
    criteria: ['3.3.2'],
    left: 'Whether a text explains a group of fields needs a person.',
  },
  F83: {
    title:
      'Using background images that do not provide sufficient contrast with foreground text (or images of text)',
    criteria: ['1.4.3', '1.4.6'],
    left: 'The contrast of text on a picture is not measured: a person is asked to look.',
    onlyAsked: true,
  },
  F84: {
    title:
      'Using a non-specific link such as "click here" or "more" without a mechanism to change the link text to specific text',
    criteria: ['2.4.9'],
    left: 'Whether the words of a link alone say enough needs a person.',
  },
  F85: {
    title:
      'Using dialogs or menus that are not adjacent to their trigger control in the sequential navigation order',
    criteria: ['2.4.3'],
    left: 'Not looked for yet: what only a pointer opens.',
  },
  F86: {
    title:
      'Not providing names for each part of a multi-part form field, such as a US telephone number',
    criteria: ['4.1.2'],
  },
  F88: {
    title: 'Using text that is justified (aligned to both the left and the right margins)',
    criteria: ['1.4.8'],
  },
  F89: {
    title: 'Not providing an accessible name for an image which is the only content in a link',
    criteria: ['2.4.4', '2.4.9', '4.1.2'],
  },
  F90: {
    title: 'Incorrectly associating table headers and content via the headers and id attributes',
    criteria: ['1.3.1'],
    left: 'References to header cells that do not exist are found; whether a reference is to the right cell needs a person.',
  },
  F91: {
    title: 'Not correctly marking up table headers',
    criteria: ['1.3.1'],
    left: 'Whether a cell is meant as a header needs a person.',
  },
  F92: {
    title: 'The use of role presentation on content which conveys semantic information',
    criteria: ['1.3.1'],
    left: 'Whether content that is marked as presentation says something needs a person.',
  },
  F93: {
    title: 'Absence of a way to pause or stop an HTML media element that autoplays',
    criteria: ['1.4.2'],
    left: 'Only the audio and video elements are known, and a person is asked to listen.',
  },
  F94: {
    title: 'Incorrect use of viewport units to resize text',
    criteria: ['1.4.4'],
    left: 'Large letters whose size follows the window are left out.',
  },
  F95: {
    title: 'Content shown on hover not being hoverable',
    criteria: ['1.4.13'],
    left: 'What appears in frames, and what only shows after other steps, is not looked at.',
  },
  F96: {
    title: 'The accessible name not containing the visible label text',
    criteria: ['2.5.3'],
    left: 'Fields are not compared with the labels beside them, nor pictures with the words that they show.',
  },
  F97: {
    title: 'Locking the orientation to landscape or portrait view',
    criteria: ['1.3.4'],
    left: 'A rule for it is only tried out.',
  },
  F98: {
    title: 'Interactions being limited to touch-only on touchscreen devices',
    criteria: ['2.5.6'],
    left: 'Whether all ways of input keep working needs a person with such devices.',
  },
  F99: {
    title: 'Implementing character key shortcuts that cannot be turned off or remapped',
    criteria: ['2.1.4'],
    left: 'Not looked for yet: keys that only do something in a part of the page that is open.',
  },
  F100: {
    title: 'Showing a message asking to reorient device',
    criteria: ['1.3.4'],
    left: 'A picture without text that asks for it, and a message that only a script brings.',
  },
  F101: {
    title: 'Activating a control on the down-event',
    criteria: ['2.5.2'],
    left: 'Only some controls of a page are held down, and none that may do something that people regret.',
  },
  F102: {
    title: 'Content disappearing and not being available when content has reflowed',
    criteria: ['1.4.10'],
    left: 'Not looked for yet: what a script takes away on a narrow screen only when it is used.',
  },
  F103: {
    title:
      'Providing status messages that cannot be programmatically determined through role or properties',
    criteria: ['4.1.3'],
    left: 'What comes of keys that send, pay, order or sign in, which are not pressed, and what only a person knows for a message.',
  },
  F104: {
    title: 'Clipped or overlapped content when text spacing is adjusted',
    criteria: ['1.4.12'],
    left: 'Not looked for yet: text that is cut off in what has to be opened first.',
  },
  F105: {
    title: 'Providing functionality via a path-based gesture without simple pointer alternative',
    criteria: ['2.5.1'],
    left: 'Gestures of more than two fingers, and paths other than straight strokes, are not made.',
  },
  F106: {
    title: 'Inability to deactivate motion actuation',
    criteria: ['2.5.4'],
    left: 'What moving the device does in frames and on a canvas is not looked at, nor whether what is to turn it off does so.',
  },
  F107: {
    title: 'Incorrect autocomplete attribute values',
    criteria: ['1.3.5'],
    left: 'Values that do not exist are found; whether a value names what its field asks for needs a person.',
  },
  F108: {
    title: 'Not providing a single pointer method that does not require a dragging movement',
    criteria: ['2.5.7'],
    left: 'What is dragged in a frame or on a canvas is not looked at.',
  },
  F109: {
    title: 'Preventing password or code re-entry in the same format',
    criteria: ['3.3.8', '3.3.9'],
    left: 'Not looked for yet: fields that refuse what is pasted in another way than by hearing it.',
  },
  F110: {
    title: 'A sticky footer or header completely hiding focused elements',
    criteria: ['2.4.11'],
    left: 'What takes the focus away some time after it came is not judged.',
  },
  F111: {
    title: 'A control with visible label text but no accessible name',
    criteria: ['1.3.1', '2.5.3', '4.1.2'],
  },
  F112: {
    title:
      'Using blinking content that lasts for more than five seconds without a mechanism to stop it',
    criteria: ['2.2.2'],
    left: 'What blinks on a canvas, or only when people use the page, is not looked for yet.',
  },
  F113: {
    title:
      'Not using available pauses in dialogue to provide audio descriptions of important visual content',
    criteria: ['1.2.5'],
    left: 'Whether the pauses of a video are used to describe it needs a person.',
  },
};
