import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Reference } from '../../../components/ui/reference.tsx';
import { Part } from '../components/article-parts.tsx';
import { PageOutline } from '../figures/page-outline.tsx';

const titles = `<!-- Before: the same on every page, the news last -->
<title>Harbor Bikes | Bikes and more since 1987 | Repairs</title>

<!-- After: what is here, then where this is -->
<title>Brake repair: prices and times - Harbor Bikes</title>`;

const links = `<!-- Before -->
<p>To see our prices, <a href="/prices">click here</a>.</p>

<!-- After -->
<p>A brake repair costs from $40:
  <a href="/prices">prices of all repairs</a>.</p>`;

const alternatives = `<!-- It tells something: say it. -->
<img src="pads.jpg" width="640" height="480"
  alt="Two brake pads: the worn one is half as thick">

<!-- It is a link: say where it goes. -->
<a href="/"><img src="logo.svg" alt="Harbor Bikes, home"></a>

<!-- It decorates: leave it out of speech. -->
<img src="wave.svg" alt="">`;

const clickable = `<!-- Before: no address to follow, no key to press -->
<div class="card" onclick="location.href='/brakes'">Brakes</div>

<!-- After: a link, for crawlers and keyboards alike -->
<a class="card" href="/brakes">Brakes</a>`;

const notForSearch = `<button aria-expanded="false" aria-controls="times">
  Opening times
</button>
<div id="times" hidden>...</div>`;

export function OneMarkupTwoReaders() {
  return (
    <>
      <p>
        A search engine and a screen reader meet a page in a similar way. Both start from the
        document, not from its look. Both need to know what the page is about, which parts it has
        and where its links lead. So work on one often helps the other, which has led to the claim
        that accessible pages rank better. The truth is narrower, and more useful.
      </p>
      <Part title="What is known">
        <p>
          Search engines publish guidance, not their formulas. Google’s guidance asks for
          descriptive titles, text alternatives for images and link text that says what it leads to.
          It does not name conformance with WCAG as something that pages are ranked by. On one point
          it says the opposite of what is often repeated: the order of headings does not matter to
          Google Search, although it is “fantastic for screen readers” (
          <Reference to="seoStarterGuide" />
          ). Anybody who promises a better rank from an accessibility audit is guessing.
        </p>
        <p>
          What remains is worth having: four places where one change serves both readers, and one
          where they part.
        </p>
      </Part>
      <Part title="The title">
        <p>
          It is the first thing that a screen reader says after a page has loaded, the name of the
          tab, and usually the blue line in the search results. Success criterion 2.4.2 Page Titled
          of <Reference to="wcag22" /> asks that it describes topic or purpose.
        </p>
        <CodeBlock label="Put what differs first" language="html" code={titles} />
        <p>
          In single-page applications, remember to change the title with the view, and to move the
          focus or announce the new page. A crawler asks for each address afresh and gets it right
          by accident. A person who listens hears nothing at all.
        </p>
      </Part>
      <Part title="Headings">
        <p>
          Many people who use a screen reader first jump from heading to heading, as sighted readers
          glance over a page. The headings are the table of contents: if they are missing, the page
          is a scroll without marks.
        </p>
        <PageOutline />
        <p>
          Use the level for structure and the style sheet for size. 1.3.1 Info and Relationships
          asks that what looks like a heading is one, and 2.4.6 Headings and Labels that it
          describes what follows. A skipped level fails neither by itself, so good tools report it
          as a best practice. For the search engine, headings are simply text that says what a part
          is about. “Our philosophy” helps nobody, “How long a repair takes” helps both.
        </p>
      </Part>
      <Part title="Links">
        <CodeBlock label="Link text that stands alone" language="html" code={links} />
        <p>
          Screen readers can list all links of a page. Twelve times “click here” or “read more” is a
          list of twelve doors without signs. 2.4.4 Link Purpose (In Context), level A, accepts it
          where the sentence around the link says the rest; 2.4.9 Link Purpose (Link Only), level
          AAA, does not. Search engines use the same words to understand the page that the link
          leads to. And it has to be a link in the first place:
        </p>
        <CodeBlock label="An address, not only a script" language="html" code={clickable} />
        <p>
          Google follows links that are an <code>a</code> element with an <code>href</code>. The
          keyboard asks for the same. An element that only reacts to clicks fails 2.1.1 Keyboard and
          4.1.2 Name, Role, Value at once.
        </p>
      </Part>
      <Part title="Images">
        <p>
          Google says that it uses the text alternative, together with what its own vision sees and
          what stands around the image, to understand what an image shows (
          <Reference to="googleImages" />
          ). A text written for a person who cannot see the image does that well. A list of search
          words does it badly for both, and the same guidance warns against it.
        </p>
        <CodeBlock label="Three images, three answers" language="html" code={alternatives} />
        <p>
          The empty <code>alt</code> is not a gap. It says that there is nothing to say, while a
          missing one makes some screen readers read out the file’s name. Width and height keep the
          text from jumping while the image loads, which people with a magnifier notice before
          everybody else. If in doubt, <Reference to="waiImages" /> decides most cases in a minute.
        </p>
      </Part>
      <Part title="Where the interests part">
        <CodeBlock
          label="For people only: state and relation of a control"
          language="html"
          code={notForSearch}
        />
        <p>
          ARIA attributes, focus, keys, contrast and target sizes are, as far as is known, of no
          interest to a crawler. They decide whether a person can use what the search has found. The{' '}
          <Reference to="apg" /> describes the attributes and keys for each kind of widget, and
          begins with the advice to use a native element when there is one.{' '}
          <Reference to="en301549" /> asks for names, keys, focus and contrast in its chapter on web
          content. A target size at level AA is new in WCAG 2.2, and not part of it.
        </p>
        <p>
          It also works the other way round. A heading stuffed with search words is read aloud word
          for word. So is text that a style sheet moves out of the window or clips to one pixel to
          please a crawler. Only <code>display: none</code> and <code>hidden</code> take text from
          every reader: then it is read by nobody. If a sentence is not worth hearing, it is not
          worth writing.
        </p>
      </Part>
      <Part title="A test for both">
        <p>
          Turn off style sheets and images, or use your browser’s reader view, and read the page
          from top to bottom. Is it clear what it is, what its parts are and where each link leads?
          Then both readers will manage. If not, you have found the place to begin, and you need no
          theory of ranking to justify the change.
        </p>
      </Part>
    </>
  );
}
