import { type ManualAnswer, manualAnswerWords } from '@curbcut/model/scan';
import { html } from 'ghtml';
import { checkName } from '../checks/check-name.ts';
import { visibleText } from './visible-text.ts';
import { dayText } from './wording.ts';

/** What people have found where no rule can judge, with who and when; empty when nobody has. */
export function answersSection(answers: readonly ManualAnswer[]): string {
  if (answers.length === 0) return '';
  const rows = answers.map(
    ({ check, answer, note, author, answeredAt }) =>
      html`<tr>
        <th scope="row">${manualAnswerWords[answer]}</th>
        <td>${checkName(check)}</td>
        <td>
          !${note === '' ? '' : html`“${visibleText(note)}” `}${visibleText(author, 200)},
          ${dayText(answeredAt)}
        </td>
      </tr>`,
  );
  return html`<section aria-labelledby="by-people">
    <div class="intro">
      <h2 id="by-people">Checked by people</h2>
      <p class="muted">What people found where no rule can judge. It is in no score.</p>
    </div>
    <table class="stacked">
      <caption class="unseen">
        Answers of people to checks that no rule does
      </caption>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">Check</th>
          <th scope="col">Note and by whom</th>
        </tr>
      </thead>
      <tbody>
        !${rows}
      </tbody>
    </table>
  </section>`;
}
