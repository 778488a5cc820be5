import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Reference } from '../../../components/ui/reference.tsx';
import { Part } from '../components/article-parts.tsx';
import { SpokenMarkup } from '../figures/spoken-markup.tsx';

const delivery = `<fieldset>
  <legend>Delivery</legend>
  <label>
    <input type="radio" name="delivery" value="post">
    By post, 3 days
  </label>
  <label>
    <input type="radio" name="delivery" value="pickup">
    Pick up today
  </label>
</fieldset>`;

const focusRing = `/* Before: somebody found the ring ugly. */
:focus { outline: none; }

/* After: shown to whoever moves by keyboard. */
:focus-visible {
  outline: 3px solid #15181f;
  outline-offset: 2px;
}`;

const voiceName = `<!-- Before: seen "Send order", named "Submit" -->
<button aria-label="Submit">Send order</button>

<!-- After: what is seen is what is said -->
<button>Send order</button>`;

const reflow = `.order {
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
}`;

export function FourWaysThroughAForm() {
  return (
    <>
      <p>
        This article follows four people through the same order form: name, address, delivery, a
        button that says “Send order”.{' '}
        <strong>
          The four are composed examples. They are not real customers, and nobody is quoted.
        </strong>{' '}
        How their tools work is real, and you can try all of it on your own machine. For accounts
        that W3C has gathered around real needs, read <Reference to="waiStories" />.
      </p>
      <Part title="By ear: Maya listens">
        <p>
          Maya is blind and uses a screen reader. She does not hear the page from top to bottom. She
          jumps to the first heading, then presses the key for the next form field. At each field
          the screen reader says three things, in an order that depends on the product: the name,
          the role and the state. All three come from the markup. What it says for two versions of
          this form:
        </p>
        <SpokenMarkup />
        <p>
          The second version costs no more to write. It uses the elements that HTML has for the
          purpose, and the browser does the rest. How a name is worked out is a standard,{' '}
          <Reference to="accessibleNames" />: a label, an attribute or the text inside. HTML uses a
          placeholder last, when there is nothing else, and it disappears as soon as somebody types.
        </p>
        <p>
          The delivery choice needs one thing more. Two radio buttons called “By post” and “Pick up”
          are clear when you see the line above them. Maya lands on them with a key, so the question
          has to be part of the group:
        </p>
        <CodeBlock label="The question belongs to the answers" language="html" code={delivery} />
        <p>
          Now she hears “Delivery, group. By post, 3 days, radio button, not checked, 1 of 2”. That
          is 1.3.1 Info and Relationships of <Reference to="wcag22" />, met by one element.
        </p>
      </Part>
      <Part title="By key: Tom does not use a mouse">
        <p>
          Tom’s hands shake. Pointing at something takes several tries, so he uses Tab, Shift+Tab,
          the arrow keys and Space. What he needs most is to see where he is. Somebody once removed
          the outline from the style sheet because it appeared around buttons after a click. The
          browser has an answer to that since:
        </p>
        <CodeBlock label="A ring for those who need it" language="css" code={focusRing} />
        <p>
          Among radio buttons Tom expects the arrow keys to move and Tab to leave the group. Native
          radio buttons do that by themselves. If you build your own, the <Reference to="apg" />{' '}
          lists the keys, and every one of them is now your code to test. The criteria are 2.1.1
          Keyboard and 2.4.7 Focus Visible.
        </p>
        <p>
          Tom also meets a picture for choosing the delivery day, made of 31 small squares side by
          side, 20 pixels each. With the keyboard it works. On his phone he hits the neighbor again
          and again. 2.5.8 Target Size (Minimum), new in WCAG 2.2, asks for 24 pixels or enough
          space between them, and he would be glad of more.
        </p>
      </Part>
      <Part title="By voice: Ana speaks">
        <p>
          Ana cannot use her hands at the moment and controls the computer by voice. She reads the
          button and says: “Click Send order”. The software looks for a control with that name. Here
          it does not find one, because somebody meant well:
        </p>
        <CodeBlock label="The name must contain what is seen" language="html" code={voiceName} />
        <p>
          2.5.3 Label in Name asks that the visible words are part of the name. The simplest way to
          keep to it is not to give a second name to something that has one. Icons are harder: what
          is the pencil called, “Edit” or “Change address”? When words stand beside the icon, nobody
          has to guess.
        </p>
      </Part>
      <Part title="At 400 percent: Li looks closely">
        <p>
          Li sees little, and enlarges. At 400 percent zoom, a window 1280 pixels wide shows what a
          phone of 320 pixels shows. If the form rearranges itself into one column, that is fine. If
          it stays as wide as it was, Li has to scroll right to read each line to its end and back
          to begin the next one.
        </p>
        <CodeBlock
          label="Columns while there is room, one when there is not"
          language="css"
          code={reflow}
        />
        <p>
          The criterion for the columns is 1.4.10 Reflow. Li also shows why messages must be near to
          what they are about. A screen magnifier enlarges one part of the screen, and a green
          “Saved” in the upper right corner is outside of it. The browser’s zoom keeps the message
          in the window, but a large one may cover the very field that Li is in, or be gone before
          Li has looked there. Put the message by the button, and give it <code>role="status"</code>
          , so that Maya hears what Li sees (4.1.3 Status Messages). <Reference to="en301549" />{' '}
          asks for both in Europe, as it takes over the A and AA criteria of WCAG 2.1.
        </p>
      </Part>
      <Part title="One form, four ways">
        <p>
          None of the fixes above was made for one person. The labels around the radio buttons,
          which Maya hears, are a larger target for Tom: a tap on the words chooses. The plain
          button that Ana can call is one that Maya understands. The single column for Li is the one
          that every phone shows. That is the curb-cut effect: a ramp in the pavement was made for
          wheelchairs, and everybody with a suitcase uses it.
        </p>
        <p>
          Try the four ways on your own form this week. It takes an hour: ten minutes with Tab, ten
          at 400 percent, ten saying aloud what you would click, and half an hour with a screen
          reader. <Reference to="waiForms" /> has a page for each thing that you will want to repair
          afterwards.
        </p>
      </Part>
    </>
  );
}
