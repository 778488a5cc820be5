import { amount } from '@curbcut/model/text';
import { html } from 'ghtml';
import { bandColor, categoryName, scoreWord, toScoreOutOf100 } from '@curbcut/model/scan';
import { type ScanResult } from '@curbcut/model/scan';

export function categoryTable(result: ScanResult): string {
  const rows = result.categories.map((category) => {
    if (category.score === null) {
      return html`<tr>
        <th scope="row">${categoryName(category.slug)}</th>
        <td>${category.untested ? 'Not tested' : 'Nothing to check'}</td>
        <td class="figure">0</td>
        <td class="figure bold">–</td>
      </tr>`;
    }
    const score = toScoreOutOf100(category.score);
    return html`<tr>
      <th scope="row">${categoryName(category.slug)}</th>
      <td class="text-${bandColor(score)}">${scoreWord(score)}</td>
      <td class="figure">${amount(category.issuesCount)}</td>
      <td class="figure bold">${score}</td>
    </tr>`;
  });
  return html`<section class="keep" aria-labelledby="categories">
    <h2 id="categories">Score per category</h2>
    <table>
      <caption class="unseen">
        Rating, number of issues and score out of 100 for each category
      </caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Rating</th>
          <th scope="col" class="figure">Issues</th>
          <th scope="col" class="figure">Score</th>
        </tr>
      </thead>
      <tbody>
        !${rows}
      </tbody>
    </table>
  </section>`;
}
