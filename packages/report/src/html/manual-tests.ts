import { html } from 'ghtml';

const tests = [
  'Use the page with the keyboard only. Can you reach and use everything, and do you always see where you are?',
  'Zoom to 400 percent. Is everything still there, without sideways scrolling?',
  'Listen to the page with a screen reader. Does the order make sense?',
  'Do the text alternatives say what the pictures say?',
  'Fill in a form wrongly on purpose. Do the messages say what is wrong and how to put it right?',
  'Do videos have captions, and can everything that moves be stopped?',
];

export const manualTests = html`<section class="keep" aria-labelledby="by-hand">
  <h2 id="by-hand">Test these by hand</h2>
  <p>No tool can judge everything. Ask a person to check:</p>
  <ol class="steps">
    !${tests.map((test) => html`<li><span>${test}</span></li>`)}
  </ol>
</section>`;
