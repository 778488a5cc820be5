import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Reference } from '../../../components/ui/reference.tsx';
import { Part } from '../components/article-parts.tsx';

const scrollPadding = `.site-header {
  position: sticky;
  top: 0;
  height: 4rem;
}

/* What gets the focus stops below the header, not behind it. */
html {
  scroll-padding-top: 5rem;
}`;

const moveButtons = `<li>
  Buy milk
  <button type="button">
    Move up <span class="visually-hidden">Buy milk</span>
  </button>
  <button type="button">
    Move down <span class="visually-hidden">Buy milk</span>
  </button>
</li>`;

const targetSize = `.icon-button {
  display: inline-grid;
  place-items: center;
  min-width: 2.75rem;  /* 44 px; the criterion asks for 24 */
  min-height: 2.75rem;
}`;

const billingAddress = `<fieldset>
  <legend>Billing address</legend>
  <label>
    <input type="checkbox" name="same-address" checked>
    Same as delivery address
  </label>
  <!-- The fields follow only when this is unticked. -->
</fieldset>`;

const signIn = `<label for="email">Email</label>
<input id="email" type="email" autocomplete="username">

<label for="password">Password</label>
<input id="password" type="password"
  autocomplete="current-password">

<label for="code">Code from the app</label>
<input id="code" inputmode="numeric"
  autocomplete="one-time-code">`;

export function Wcag22InCode() {
  return (
    <>
      <p>
        <Reference to="wcag22" /> became a W3C Recommendation in October 2023. It keeps everything
        from WCAG 2.1 except one criterion, 4.1.1 Parsing, which browsers had made pointless, and
        adds nine. Three of the nine are level AAA. The other six are level A or AA, the levels that
        most policies ask for, and this article shows each of them in code.
      </p>
      <Part title="2.4.11 Focus Not Obscured (Minimum), AA">
        <p>
          When something receives keyboard focus, the page’s own content must not hide it entirely.
          The usual culprits are sticky headers, cookie banners and chat bubbles: Tab moves on, and
          the focused link is somewhere underneath.
        </p>
        <CodeBlock
          label="Keep focused elements clear of a sticky header"
          language="css"
          code={scrollPadding}
        />
        <p>
          A dialog that covers the page passes if it takes the focus and keeps it until it is
          closed. A banner at the bottom fails where it hides the focused element entirely;{' '}
          <code>scroll-padding-bottom</code> keeps that clear. Test it in a small window: at 400
          percent zoom a friendly header may cover half the view.
        </p>
      </Part>
      <Part title="2.5.7 Dragging Movements, AA">
        <p>
          Whatever can be done by dragging must also be possible with a single pointer and no
          dragging, such as clicks or taps. Exempt are dragging that is essential, and what the
          browser itself offers and you have not changed. Keyboard support alone does not meet this:
          a person who points with a head tracker has no keyboard at hand. Buttons do.
        </p>
        <CodeBlock
          label="A list that can be sorted without dragging"
          language="html"
          code={moveButtons}
        />
        <p>
          Move the focus along with the item, and say the result in a live region: “Buy milk, 2 of
          5”. For a slider, a track that can be clicked or a number field beside it is enough. The{' '}
          <Reference to="apg" /> has the keyboard side of sliders and list boxes.
        </p>
      </Part>
      <Part title="2.5.8 Target Size (Minimum), AA">
        <p>Targets for a pointer are at least 24 by 24 CSS pixels. There are five exceptions:</p>
        <ul>
          <li>
            <strong>Spacing:</strong> a circle of 24 pixels centered on each smaller target meets no
            other target, and no circle of another small one.
          </li>
          <li>
            <strong>Equivalent:</strong> another control on the same page does the same and is large
            enough.
          </li>
          <li>
            <strong>Inline:</strong> the target is in a sentence, or the line height of the text
            around it holds it small.
          </li>
          <li>
            <strong>User agent control:</strong> the browser sets the size, and you have not changed
            it.
          </li>
          <li>
            <strong>Essential:</strong> the size or place is essential, or the law requires it, for
            what is shown, such as the pins on a map.
          </li>
        </ul>
        <CodeBlock label="Room for a thumb" language="css" code={targetSize} />
        <p>
          24 pixels is a floor. 2.5.5 Target Size (Enhanced), level AAA, asks for 44. Padding counts
          as part of the target, so a small icon can keep its size.
        </p>
      </Part>
      <Part title="3.2.6 Consistent Help, A">
        <p>
          If several pages of a site offer help, such as a contact address, a phone number, a chat
          or a help page, then it comes in the same order relative to the rest of the page, unless
          the person changes that. The criterion does not ask you to offer help, and a page without
          it does not fail. It asks you not to move it: a person who found the link at the end of
          the footer once will look for it there again. In practice, build it into the shared
          layout.
        </p>
      </Part>
      <Part title="3.3.7 Redundant Entry, A">
        <p>
          Within one process, do not ask twice for the same thing. Fill it in, or offer it for
          choice. There are three exceptions: typing it again is essential, as in a memory game; it
          is needed for security, as with a new password; or what was given is no longer valid.
        </p>
        <CodeBlock
          label="Offer what the person has already said"
          language="html"
          code={billingAddress}
        />
        <p>
          The browser’s autofill does not count: the website itself has to keep what it was told.
          The criterion helps people with a short memory most, and people on phones nearly as much.
        </p>
      </Part>
      <Part title="3.3.8 Accessible Authentication (Minimum), AA">
        <p>
          No step of signing in may depend on remembering or solving something, unless there is
          another way, help with it, or all it asks is to recognize objects or a picture that you
          have uploaded yourself. A password is such a test, and password managers are the help. So
          the criterion comes down to not getting in their way: right field types,{' '}
          <code>autocomplete</code>, and no script that blocks pasting.
        </p>
        <CodeBlock label="A form that password managers understand" language="html" code={signIn} />
        <p>
          Codes that must be copied from another device by eye fail unless they can be pasted or
          filled in. “Select all traffic lights” passes at this level, as it asks for objects, and
          keeps people out all the same. Sign-in links by e-mail and passkeys avoid the question.
        </p>
      </Part>
      <Part title="What about EN 301 549?">
        <p>
          <Reference to="en301549" />, the European standard for accessible products and services,
          takes over WCAG 2.1 at levels A and AA in this version. It asks for none of the six
          criteria above: the only target size in WCAG 2.1 is 2.5.5, at level AAA. A newer edition
          may ask for 2.2, so check which one your contract or law cites. WCAG is built so that a
          page that meets 2.2 also meets 2.1 and 2.0, apart from the removed 4.1.1, so it is
          reasonable to build for 2.2 and to report against whichever version you are asked about.
        </p>
      </Part>
      <Part title="What a scanner can say about these">
        <p>
          Target size can be measured. Wrong <code>autocomplete</code> values and missing labels can
          be found. Whether a sticky banner hides the focus can be tried by pressing Tab in a real
          browser, at several window sizes. Whether a drag has an alternative, whether help stays in
          its place over all pages, whether a process asks twice: that takes a person who knows the
          site. Put these three on the list of things you look at by hand whenever a journey
          changes. Each criterion has a page in <Reference to="understandingWcag" />, with its
          intent, exceptions and known failures, and it is the first place to look when two people
          disagree.
        </p>
      </Part>
    </>
  );
}
