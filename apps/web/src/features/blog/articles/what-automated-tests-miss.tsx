import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Reference } from '../../../components/ui/reference.tsx';
import { Part } from '../components/article-parts.tsx';
import { TestLayers } from '../figures/test-layers.tsx';

const passesButWrong = `<!-- Every rule passes. Every one of them is wrong. -->
<img src="revenue-2026.png" alt="A chart">

<label for="date">As agreed</label>
<input id="date" name="date">

<a href="/returns.pdf">Our service</a>`;

const passesAndRight = `<img src="revenue-2026.png"
  alt="Revenue per quarter of 2026, rising from 2.1 to 2.9 million">

<label for="date">Date of delivery (day/month/year)</label>
<input id="date" name="date">

<a href="/returns.pdf">How to return an order (PDF)</a>`;

const focusTrace = `// Paste into the browser's console, then press Tab through the page.
document.addEventListener('focusin', ({ target }) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  console.log(target, { x, y, width, height });
});`;

const ciTest = `npm run --silent scan -- \\
  --allow-private --fail-on serious \\
  --urls-from pages.txt \\
  --format json --out accessibility.json`;

export function WhatAutomatedTestsMiss() {
  return (
    <>
      <p>
        An automated test of a web page reads the page as the browser has built it and asks about a
        hundred precise questions. Is there a text alternative? Does this text have enough contrast
        with the color behind it? Does every field have a name? It asks all of them on every page,
        every night, and it is never bored. What it cannot do is understand the answer.
      </p>
      <Part title="Both of these pass">
        <CodeBlock label="What a rule accepts" language="html" code={passesButWrong} />
        <CodeBlock label="What a person needs" language="html" code={passesAndRight} />
        <p>
          Success criterion 1.1.1 of <Reference to="wcag22" /> asks for a text alternative that
          serves the equivalent purpose. A tool sees that there is one. That “A chart” tells none of
          its figures, that “As agreed” asks for nothing that anybody knows and that “Our service”
          is about returns takes somebody who reads. Some tools, ours among them, flag a list of
          known bad words, such as “image” and “click here”, and that is where it ends.
        </p>
      </Part>
      <Part title="Three kinds of answers">
        <p>
          Test rules differ in how sure they can be. The W3C’s <Reference to="actRules" /> write
          down, for each rule, what it applies to, what it expects, and examples that pass and fail,
          so that two tools mean the same when they report the same. What a tool tells you is then
          one of three kinds, and mixing them up is an expensive mistake:
        </p>
        <ul>
          <li>
            <strong>Failed:</strong> the tool is certain. The field has no name. Fix it without a
            discussion.
          </li>
          <li>
            <strong>Needs review:</strong> the tool has found a place where a person must look, such
            as text over a photograph, whose contrast changes from pixel to pixel. It is a task, not
            a fault, and it should not lower a score.
          </li>
          <li>
            <strong>Not assessed:</strong> nobody looked. The frame did not load, or the page hides
            behind a login. A tool that stays silent about this shows a clean page that is not.
          </li>
        </ul>
      </Part>
      <Part title="Four layers, from quick to thorough">
        <TestLayers />
        <p>
          Each layer finds things that the ones above it cannot, and costs more. So run the first
          one all the time, and the last one where it matters most.
        </p>
      </Part>
      <Part title="The keyboard, ten minutes">
        <p>
          Press Tab from the address bar to the end of the page. You should see where you are at
          every step, in an order that makes sense, and reach everything that the mouse can reach.
          Open each menu and dialog, close it with Escape, and check that the focus comes back to
          where it was. If it vanishes, this shows where it went:
        </p>
        <CodeBlock label="Say what has the focus" language="js" code={focusTrace} />
        <p>
          An element of zero size, or one far outside the window, is a link that people will land on
          without seeing it. The relevant criteria are 2.1.1 Keyboard, 2.1.2 No Keyboard Trap, 2.4.3
          Focus Order, 2.4.7 Focus Visible and, new in WCAG 2.2, 2.4.11 Focus Not Obscured
          (Minimum). For widgets, compare your keys with the pattern in the <Reference to="apg" />:
          arrow keys move within tabs, menus and radio groups, and Tab leaves them.
        </p>
      </Part>
      <Part title="Zoom, five minutes">
        <p>
          Set the browser to 400 percent in a window 1280 pixels wide. That leaves 320 CSS pixels,
          which is what 1.4.10 Reflow asks for. Nothing may be cut off, and you should not have to
          scroll sideways to read a line; what needs two dimensions, such as maps and data tables,
          is exempt. Then go back to 100 percent and set only the text to 200 percent (1.4.4 Resize
          Text): buttons with a fixed height show themselves at once.
        </p>
      </Part>
      <Part title="A screen reader, half an hour">
        <p>
          NVDA with Firefox or Chrome on Windows and VoiceOver with Safari on a Mac are both free.
          Do one journey, not a tour of the page: find a product, buy it. Move by headings first,
          then by form fields. Listen for three things: controls without a name, changes that nobody
          announces (the cart went from 1 to 2 in silence), and text that is read in a different
          order than it is seen. If you use one for the first time, expect to be slow. You are
          looking for silence and nonsense, and those are easy to hear.
        </p>
      </Part>
      <Part title="People, now and then">
        <p>
          No routine replaces somebody who uses the web with a disability every day. Before a large
          change goes live, pay a few people with different disabilities to try it, give them a task
          instead of a checklist, and stay quiet. <Reference to="waiTesting" /> explains how to
          involve users, and how evaluation methods differ.
        </p>
      </Part>
      <Part title="Put the first layer into the build">
        <p>
          Old faults return with new templates. A test in continuous integration keeps fixed what
          was fixed: list the pages that stand for your templates and let the build fail when a
          serious issue appears. With Curbcut’s command line, against the server that the build has
          just started (<code>--allow-private</code> lets it scan addresses of this machine):
        </p>
        <CodeBlock
          label="Fail the build on serious and critical issues"
          language="sh"
          code={ciTest}
        />
        <p>
          Begin with <code>critical</code> on an old site, so that the first week is not all red,
          and tighten it when the list is empty. For a formal statement of conformance, with WCAG or{' '}
          <Reference to="en301549" />, the automated report is an annex. The other layers are the
          work.
        </p>
      </Part>
    </>
  );
}
