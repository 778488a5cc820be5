import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Reference } from '../../../components/ui/external-link.tsx';
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
  <button type="button">Move up<span class="visually-hidden">:
    Buy milk</span></button>
  <button type="button">Move down<span class="visually-hidden">:
    Buy milk</span></button>
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
        <CodeBlock label="Keep focused elements clear of a sticky header" code={scrollPadding} />
        <p>
          A dialog that covers the page passes if it takes the focus and keeps it until it is
          closed. A banner at the bottom does not, unless there is room to scroll above it. Test it
          at a small window: at 400 percent zoom a friendly header may cover half the view.
        </p>
      </Part>
      <Part title="2.5.7 Dragging Movements, AA">
        <p>
          Whatever can be done by dragging must also be possible with single clicks or taps, unless
          dragging is essential. Keyboard support alone does not meet this: a person who points with
          a head tracker has no keyboard at hand. Buttons do.
        </p>
        <CodeBlock label="A list that can be sorted without dragging" code={moveButtons} />
        <p>
          Move the focus along with the item, and say the result in a live region: “Buy milk, 2 of
          5”. For sliders, a number field beside the track is enough. The <Reference to="apg" /> has
          the keyboard side of sliders and list boxes.
        </p>
      </Part>
      <Part title="2.5.8 Target Size (Minimum), AA">
        <p>
          Targets are at least 24 by 24 CSS pixels, or so far apart that a circle of 24 pixels
          around each does not touch another target or its circle. Links inside a sentence are
          exempt. So is a small target whose function is offered elsewhere on the page in the right
          size.
        </p>
        <CodeBlock label="Room for a thumb" code={targetSize} />
        <p>
          24 pixels is a floor. Level AAA (2.5.5) asks for 44, which is close to what fingers need
          on glass. Padding counts as part of the target, so a small icon can keep its size.
        </p>
      </Part>
      <Part title="3.2.6 Consistent Help, A">
        <p>
          If several pages of a site offer help, such as a contact address, a phone number, a chat
          or a help page, then it comes in the same place in the order of the page. The criterion
          does not ask you to offer help. It asks you not to move it: a person who found the link at
          the end of the footer once will look for it there again. In practice, build it into the
          shared layout and leave it there, also in the checkout, where designers like to remove the
          footer.
        </p>
      </Part>
      <Part title="3.3.7 Redundant Entry, A">
        <p>
          Within one process, do not ask twice for the same thing. Fill it in, or offer it for
          choice. Exempt are things that must be typed again for security, or when what was given is
          no longer valid.
        </p>
        <CodeBlock label="Offer what the person has already said" code={billingAddress} />
        <p>
          The browser’s autofill does not count, since it may be empty. The criterion helps people
          with a short memory most, and people on phones nearly as much.
        </p>
      </Part>
      <Part title="3.3.8 Accessible Authentication (Minimum), AA">
        <p>
          No step of signing in may depend on remembering or solving something, unless there is
          another way or help with it. A password is such a test, and password managers are the
          help. So the criterion comes down to not getting in their way: right field types,{' '}
          <code>autocomplete</code>, and no script that blocks pasting.
        </p>
        <CodeBlock label="A form that password managers understand" code={signIn} />
        <p>
          Codes that must be copied from another device by eye fail unless they can be pasted or
          filled in. Picture puzzles are tolerated at this level if they ask for objects, such as
          “all traffic lights”, and they keep people out all the same. Sign-in links by e-mail and
          passkeys avoid the question.
        </p>
      </Part>
      <Part title="What about EN 301 549?">
        <p>
          <Reference to="en301549" />, the European standard for accessible products and services,
          refers to WCAG 2.1 in this version. A newer edition may ask for 2.2: check which one your
          contract or law cites. It makes little difference to the work. WCAG is built so that a
          page that meets 2.2 also meets 2.1 and 2.0, apart from the removed 4.1.1, so it is
          reasonable to build for 2.2 and to report against whichever version you are asked about.
        </p>
      </Part>
      <Part title="What a scanner can say about these">
        <p>
          Target size can be measured. Missing <code>autocomplete</code> values and labels can be
          found. Whether a sticky banner hides the focus can be tried by pressing Tab in a real
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
