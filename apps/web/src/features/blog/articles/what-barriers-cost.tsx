import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Reference } from '../../../components/ui/reference.tsx';
import { Part } from '../components/article-parts.tsx';

const errorBefore = `<!-- The only sign of the mistake is a red border. -->
<input class="field field--red" name="postcode"
  placeholder="Postal code">`;

const errorAfter = `<form action="/address" method="post">
  <label for="postcode">Postal code</label>
  <input id="postcode" name="postcode" required
    autocomplete="postal-code"
    aria-invalid="true" aria-describedby="postcode-error">
  <p id="postcode-error">
    Enter a postal code such as K1A 0B1.
  </p>
  <button>Continue</button>
</form>`;

const countErrors = `// "invalid" does not bubble, so listen while it is on its way down.
document.querySelector('form').addEventListener(
  'invalid',
  (event) => navigator.sendBeacon('/field-errors', event.target.name),
  true,
);`;

export function WhatBarriersCost() {
  return (
    <>
      <p>
        Accessibility is often sold with large figures about a market that you are missing. They are
        hard to check and say nothing about your website. This article uses one figure with a
        source, and then shows how to get the ones that matter: your own.
      </p>
      <Part title="Who meets a barrier">
        <p>
          The World Health Organization estimates that 1.3 billion people, 16 percent of the world’s
          population, live with a significant disability (<Reference to="whoDisability" />
          ). That is not 16 percent of your orders. Not every disability matters on the web, and
          your customers are not a sample of the world. It is a reason to look, not a number for a
          forecast.
        </p>
        <p>
          The same barriers also meet people who would not call themselves disabled: somebody with a
          wrist in plaster, somebody reading on a phone in the sun, somebody of seventy who has set
          the text to twice its size. They rarely write to say that your form does not work. They
          leave.
        </p>
      </Part>
      <Part title="A barrier costs at one step">
        <p>
          A page is not accessible or inaccessible as a whole for the person who uses it. There is a
          step that works and a step that does not, and everything after the second one is lost.
          Here is such a step, from the address page of a shop:
        </p>
        <CodeBlock label="Before: the error is a color" language="html" code={errorBefore} />
        <p>
          Somebody who cannot tell red from gray sees a form that will not go on. Somebody who
          listens hears “Postal code, edit text” and nothing about a mistake, and the placeholder
          that served as a label disappears as soon as there is text. Three success criteria of{' '}
          <Reference to="wcag22" /> speak about this: 1.4.1 Use of Color, 3.3.1 Error Identification
          and 3.3.2 Labels or Instructions.
        </p>
        <CodeBlock
          label="After: the error has words, and the field points to them"
          language="html"
          code={errorAfter}
        />
        <p>
          The label stays in view, the error says what to type, <code>aria-describedby</code> makes
          a screen reader read it with the field, and <code>autocomplete</code> lets the browser
          fill in what it knows (1.3.5 Identify Input Purpose). Everybody gets through this step
          faster, which is why the effect shows in ordinary figures.
        </p>
      </Part>
      <Part title="Measure three journeys in a week">
        <ol>
          <li>
            <strong>Choose three journeys</strong> that money or trust depends on: buy, register,
            get help. Write down their pages.
          </li>
          <li>
            <strong>Scan each page</strong> and note the failed issues by severity. A scan finds
            part of the barriers, and finds it every time, so it is the baseline.
          </li>
          <li>
            <strong>Walk each journey with the keyboard only.</strong> Put the mouse in a drawer.
            Note every step where you could not see where you were, and every step that you could
            not take.
          </li>
          <li>
            <strong>Ask support</strong> for the last hundred messages about these pages. Count the
            ones that a readable error or a larger target would have saved.
          </li>
          <li>
            <strong>Record where people stop.</strong> Most analytics show how many reach each step.
            Which field stopped them, you can count yourself without recording what they typed:
          </li>
        </ol>
        <CodeBlock label="Count refused fields, by name only" language="js" code={countErrors} />
        <p>
          The browser fires <code>invalid</code> for what it checks itself, such as{' '}
          <code>required</code>. Where your own script or the server refuses a field, send the same
          line from there.
        </p>
        <p>
          Now fix one thing, the worst one, and look at the same counts two weeks later. The share
          of people who finish a step, before and after, times what an order is worth to you, is a
          figure that nobody in a meeting can argue away. If nothing moved, you have learned that
          too, for the price of one fix.
        </p>
      </Part>
      <Part title="What the law asks">
        <p>
          In the European Union, the <Reference to="accessibilityAct" /> has applied since 28 June
          2025 to many services for consumers, online shops among them. The technical standard for
          the public sector’s websites there is <Reference to="en301549" />, which takes over the A
          and AA criteria of WCAG 2.1 and adds requirements of its own. In the United States, the{' '}
          <Reference to="section508" /> bind federal agencies, and the{' '}
          <Reference to="adaWebRule">2024 rule under Title II of the ADA</Reference> names WCAG 2.1
          AA for state and local governments. Ontario’s <Reference to="ontarioStandards" /> asks
          WCAG 2.0 AA of public bodies and large organizations, without live captions and audio
          descriptions.
        </p>
        <p>
          Which of these bind you, and from when, is a question for a lawyer. No scan answers it,
          and no score proves that a site conforms.
        </p>
      </Part>
      <Part title="Put the work in order">
        <p>Three questions sort a list of a hundred issues better than its severities alone:</p>
        <ul>
          <li>
            <strong>Does it stop somebody?</strong> A button without a name in the checkout comes
            before a skipped heading level in the imprint.
          </li>
          <li>
            <strong>How many pages share it?</strong> A fault in the header is one line to change
            and is on every page. Fix components before pages.
          </li>
          <li>
            <strong>Will it come back?</strong> A text alternative is typed by an editor every day.
            Change the form in which they type it, and scan on a schedule.
          </li>
        </ul>
        <p>
          For custom widgets, look at the pattern in the <Reference to="apg" /> before you build:
          the keys and roles that people expect are written down there, and a native element is
          often the cheaper answer.
        </p>
      </Part>
      <Part title="Three sentences for whoever decides">
        <p>
          “In our checkout, four faults stop people who do not use a mouse or cannot see the red
          border. Two are in components that every page uses, and we expect to fix them in three
          days. Then we compare how many people finish the address step.” Put your own numbers in
          these places. Sentences like these have a scope, a cost and a test, and they promise
          nothing that you cannot show.
        </p>
      </Part>
    </>
  );
}
