import type { Flaw } from '../../realistic-page.ts';
import { comments, ingredients, news, nutrition, related, steps } from './content.ts';

export const markup = (flaw: Flaw): string => `
<a class="skip" href="#${flaw('skip-link', 'honbun', 'main-content')}">本文へ移動</a>
${header(flaw)}
<main id="honbun" tabindex="-1">
  <nav class="crumbs" aria-label="パンくずリスト">
    <ol>
      <li><a href="?p=top">ホーム</a></li>
      <li><a href="?p=recipes">レシピ</a></li>
      <li><a href="?p=recipes-don">丼もの</a></li>
      <li aria-current="page">親子丼</li>
    </ol>
  </nav>
  <div class="hero">
    <img src="img/oyakodon.svg" alt="白い丼に盛られた、半熟卵の親子丼" width="1100" height="420">
    <div class="hero-text">
      <h1>とろとろ卵の親子丼</h1>
      <p>昆布とかつおの一番だしで煮る、ひなた食堂のまかないの味。</p>
    </div>
  </div>
  <div class="columns">
    <article class="recipe" aria-labelledby="recipe-title">
      <h2 id="recipe-title">作り方のまえに</h2>
      <p>親子丼は、卵を二回に分けて入れるだけで見ちがえるほどおいしくなります。一回目で味をまとめ、二回目で
      とろりとした食感を残します。鶏もも肉は皮を下にして並べ、煮立てすぎないのがこつです。</p>
      <p>だしは
        <span class="term-box"><button type="button" class="term" aria-describedby="tip-dashi">一番だし</button><span
        class="tip" role="tooltip" id="tip-dashi" hidden>昆布とかつお節から最初に取る、香りの高いだしのことです。</span></span>
        を使います。時間のない日は顆粒だしでもかまいません。</p>
      <ul class="facts">
        <li>調理時間 20分</li>
        <li>費用 約450円</li>
        <li>むずかしさ ${level(flaw, 'easy')}</li>
      </ul>
      <section aria-labelledby="ingredients-title">
        <h2 id="ingredients-title">材料</h2>
        <div class="servings" role="group" aria-label="人数">
          ${flaw(
            'servings-by-mouse',
            '<button type="button" class="round" id="fewer" aria-label="人数を減らす">−</button>',
            '<span class="round" id="fewer" role="button" aria-label="人数を減らす">−</span>',
          )}
          <span id="servings">2</span>人分
          ${flaw(
            'servings-by-mouse',
            '<button type="button" class="round" id="more" aria-label="人数を増やす">＋</button>',
            '<span class="round" id="more" role="button" aria-label="人数を増やす">＋</span>',
          )}
        </div>
        <p class="note" id="servings-note"${flaw('servings-unannounced', ' role="status"', '')}></p>
        ${ingredientList(flaw)}
      </section>
      <section aria-labelledby="steps-title">
        <h2 id="steps-title">作り方</h2>
        <ol class="steps">${steps.map((step, index) => stepItem(flaw, step, index)).join('')}</ol>
      </section>
      <section aria-labelledby="nutrition-title">
        <h2 id="nutrition-title">栄養成分</h2>
        ${nutritionTable(flaw)}
      </section>
      ${reviews(flaw)}
    </article>
    <aside class="side" aria-label="お店からのお知らせ">
      <h2>お知らせ</h2>
      <ul class="news">
        ${news
          .map(
            ({ date, day, text, page }) =>
              `<li><time datetime="${date}">${day}</time> <a href="?p=${page}">${flaw('vague-news', text, 'こちら')}</a></li>`,
          )
          .join('')}
      </ul>
      <h2>お店で食べる</h2>
      <img src="img/shop.svg" alt="夕日に照らされた山あいのひなた食堂" width="320" height="180">
      <p>鎌倉の小さな路地にある、二十席の食堂です。昼は定食、夜は季節の小皿をご用意しています。</p>
      <dl class="hours">
        <dt>昼</dt><dd>11時30分から14時30分</dd>
        <dt>夜</dt><dd>17時30分から21時</dd>
        <dt>定休日</dt><dd>月曜日</dd>
      </dl>
      <blockquote class="guest"${flaw('guest-language', ' lang="en"', '')}>
        <p>The best bowl of rice I had in all of Japan. We came back the next day, sat at the counter and ordered the same again, and the cook drew us a little map of where her eggs come from. If you go to Kamakura, go there first.</p>
        <footer>Margaret, Edinburgh</footer>
      </blockquote>
      <p><a class="button" href="?p=reserve">席を予約する</a></p>
    </aside>
  </div>
  <section class="related" aria-labelledby="related-title">
    <h2 id="related-title">この料理によく合う一品</h2>
    <p class="key">${flaw(
      'level-by-color',
      '印はむずかしさを表します。',
      '印の色はむずかしさを表します。緑はかんたん、橙はふつう、赤は本格的です。',
    )}</p>
    <ul class="cards">
      ${related
        .map(
          ({ picture, alt, title, minutes, grade }) => `<li class="card">
        <img src="img/${picture}.svg" alt="${alt}" width="250" height="160">
        <h3><a href="?recipe=${picture}">${title}</a></h3>
        <p>${minutes}分 ${level(flaw, grade)}</p>
      </li>`,
        )
        .join('')}
    </ul>
  </section>
</main>
${footer()}
<div class="veil" id="zoom-veil" hidden>
  <div class="zoom" id="zoom" role="dialog" aria-modal="true" aria-labelledby="zoom-title">
    <h2 id="zoom-title">写真を大きく見る</h2>
    <img id="zoom-picture" src="img/step-1.svg" alt="" width="640" height="400">
    <p id="zoom-text"></p>
    <button type="button" class="button" id="zoom-close">閉じる</button>
  </div>
</div>`;

const grades = { easy: 'かんたん', medium: 'ふつう', hard: '本格的' };

const level = (flaw: Flaw, grade: keyof typeof grades): string =>
  `<span class="level ${grade}">${flaw('level-by-color', grades[grade], '')}</span>`;

const header = (flaw: Flaw): string => `
<header class="top">
  <a class="logo" href="?p=top">ひなた食堂</a>
  <nav aria-label="メイン">
    <ul class="menu">
      <li><a href="?p=top">ホーム</a></li>
      <li class="has-sub">
        ${flaw(
          'menu-on-hover',
          '<button type="button" class="menu-top" id="recipes-top" aria-expanded="false" aria-controls="recipes-sub">レシピ</button>',
          '<span class="menu-top" id="recipes-top">レシピ</span>',
        )}
        <ul class="sub" id="recipes-sub">
          <li><a href="?p=recipes-don">丼もの</a></li>
          <li><a href="?p=recipes-soup">汁もの</a></li>
          <li><a href="?p=recipes-simmered">煮もの</a></li>
          <li><a href="?p=recipes-noodles">麺</a></li>
          <li><a href="?p=recipes-sweets">甘味</a></li>
        </ul>
      </li>
      <li><a href="?p=season">季節の食材</a></li>
      <li><a href="?p=shop">お店</a></li>
      <li><a href="?p=reserve">予約</a></li>
      <li><a href="?p=en" lang="en" hreflang="en">English</a></li>
    </ul>
  </nav>
  <form class="search" role="search" action="?">
    ${flaw('search-label', '<label for="q">レシピを探す</label>', '')}
    <input id="q" name="q" type="search">
    <button type="submit" class="button">検索</button>
  </form>
</header>`;

const ingredientList = (flaw: Flaw): string => {
  const rows = ingredients.map(({ name, amount, unit }) => {
    const text = `${name} <span class="amount" data-two="${amount}">${amount}</span>${unit}`;
    return flaw('ingredient-list', `<li>${text}</li>`, `<div class="row">・${text}</div>`);
  });
  return flaw(
    'ingredient-list',
    `<ul class="ingredients">${rows.join('')}</ul>`,
    `<div class="ingredients">${rows.join('')}</div>`,
  );
};

const stepItem = (
  flaw: Flaw,
  { title, text, picture, alt }: (typeof steps)[number],
  index: number,
): string => {
  const alternative =
    picture === 'step-1'
      ? flaw('step-alternative-missing', ` alt="${alt}"`, '')
      : ` alt="${picture === 'step-3' ? flaw('step-alternative-generic', alt, '写真3') : alt}"`;
  const image = `<img src="img/${picture}.svg"${alternative} width="260" height="160">`;
  return `<li>
    <div class="step-text"><h3>${title}</h3><p>${text}</p></div>
    <div class="step-picture">${image}
      <button type="button" class="enlarge" data-picture="${picture}" data-text="${alt}">手順${index + 1}の写真を拡大</button>
    </div>
  </li>`;
};

const nutritionTable = (flaw: Flaw): string => {
  const head = (text: string, scope: string) =>
    flaw('nutrition-headers', `<th scope="${scope}">${text}</th>`, `<td class="head">${text}</td>`);
  return `<table class="nutrition">
    <caption>一人分あたり</caption>
    <tr>${['成分', '量', '一日の目安に対する割合'].map((text) => head(text, 'col')).join('')}</tr>
    ${nutrition.map(([name, amount, share]) => `<tr>${head(name, 'row')}<td>${amount}</td><td>${share}</td></tr>`).join('')}
  </table>`;
};

const reviews = (flaw: Flaw): string => `
<section aria-labelledby="reviews-title">
  <h2 id="reviews-title">作った人の声</h2>
  <form class="sort" id="sort-form" action="?">
    <label for="sort">並び順</label>
    <select id="sort" name="sort"><option value="new">新しい順</option><option value="old">古い順</option><option value="liked">評価の高い順</option></select>
    ${flaw('sort-on-change', '<button type="submit" class="button">並べ替える</button>', '')}
  </form>
  <ul class="reviews">
    ${comments
      .map(
        ({ who, when, text }) =>
          `<li><article><h3>${who}</h3><p class="when">${when}</p><p>${text}</p></article></li>`,
      )
      .join('')}
  </ul>
</section>`;

const footer = (): string => `
<footer class="foot">
  <nav aria-label="フッター">
    <ul>
      <li><a href="?p=about">ひなた食堂について</a></li>
      <li><a href="?p=contact">お問い合わせ</a></li>
      <li><a href="?p=recruit">採用情報</a></li>
      <li><a href="?p=privacy">個人情報の取り扱い</a></li>
    </ul>
  </nav>
  <p>神奈川県鎌倉市小町二丁目 電話 0467-00-0000</p>
  <p><small>© ひなた食堂</small></p>
</footer>`;
