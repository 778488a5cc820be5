import { html } from 'ghtml';
import { bandColor, categoryName, scoreWord, toScoreOutOf100 } from '@curbcut/model/scan';
import { type ScanResult } from '@curbcut/model/scan';

export function categoryTable(result: ScanResult): string {
  const rows = result.categories.map((category) => {
    if (category.score === null) {
      return html`<tr>
        <th scope="row">${categoryName(category.slug)}</th>
        <td class="figure bold">–</td>
        <td>${category.untested ? 'Not tested' : 'Nothing to check'}</td>
        <td class="figure">0</td>
        <td class="bar"></td>
      </tr>`;
    }
    const score = toScoreOutOf100(category.score);
    const band = bandColor(score);
    return html`<tr>
      <th scope="row">${categoryName(category.slug)}</th>
      <td class="figure bold">${score}</td>
      <td>${scoreWord(score)}</td>
      <td class="figure">${category.issuesCount}</td>
      <td class="bar">
        <span class="meter" aria-hidden="true"
          ><span class="band-${band}" style="width:${score}%"></span
        ></span>
      </td>
    </tr>`;
  });
  return html`<section class="keep" aria-labelledby="categories">
    <h2 id="categories">Score per category</h2>
    <table>
      <caption class="unseen">
        Score out of 100, rating and number of issues for each category
      </caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col" class="figure">Score</th>
          <th scope="col">Rating</th>
          <th scope="col" class="figure">Issues</th>
          <td class="bar"></td>
        </tr>
      </thead>
      <tbody>
        !${rows}
      </tbody>
    </table>
  </section>`;
}
