import type { Flaw } from '../../realistic-page.ts';
import { article } from './article.ts';
import { chapters, sections } from './content.ts';

export const markup = (flaw: Flaw): string => `
<a class="sr-skip" href="#article">К содержанию</a>
<header class="topbar">
  <a class="name" href="?p=index">Вереск</a>
  <button type="button" class="ask" id="search-open">Поиск по документации</button>
  <div class="version">
    <button type="button" id="version" aria-haspopup="menu" aria-expanded="false" aria-controls="version-menu">Версия 3.2</button>
    <div id="version-menu" role="menu" aria-labelledby="version" hidden>
      ${['3.2', '3.1', '3.0', '2.9'].map((number) => `<a role="menuitem" tabindex="-1" href="?v=${number}">${number}</a>`).join('')}
    </div>
  </div>
  <a class="lang" href="?lang=en" lang="en" hreflang="en">English</a>
</header>
<div class="layout">
  <nav class="side" aria-label="Документация">
    <ul>${chapters.map((chapter) => branch(flaw, chapter)).join('')}</ul>
  </nav>
  <main id="article" tabindex="-1">${article(flaw)}</main>
  <nav class="toc" aria-labelledby="toc-title">
    <h2 id="toc-title">На этой странице</h2>
    <ul>${sections.map(([id, name]) => `<li><a href="#${id}">${name}</a></li>`).join('')}</ul>
  </nav>
</div>
<footer class="bottom">
  <ul>
    <li><a href="?p=licence">Лицензия</a></li>
    <li><a href="?p=news">Новости выпусков</a></li>
    <li><a href="?p=forum">Форум</a></li>
    <li><a href="?p=security">Сообщить об уязвимости</a></li>
  </ul>
  <p>Документация распространяется на условиях свободной лицензии. Последнее изменение: 9 ноября 2026 года.</p>
</footer>
<div class="overlay" id="overlay" hidden>
  <div class="finder" id="finder" role="dialog" aria-modal="true" aria-labelledby="finder-title">
    <h2 id="finder-title">Поиск</h2>
    <label for="words">Что найти</label>
    <input id="words" type="search">
    <p class="found" id="found"${flaw('found-silently', ' role="status"', '')}></p>
    <ul id="hits"></ul>
    <button type="button" id="finder-close">Закрыть</button>
  </div>
</div>`;

const branch = (flaw: Flaw, { id, name, open, pages }: (typeof chapters)[number]): string => `
<li><button type="button" class="fold" aria-expanded="${open}" aria-controls="pages-${id}">${name}</button>
<ul class="pages${open ? '' : ' closed'}" id="pages-${id}">
${pages
  .map(
    ([page, title]) =>
      `<li><a href="?p=${page}"${page === 'install' ? ` class="here"${flaw('page-in-tree', ' aria-current="page"', '')}` : ''}>${title}</a></li>`,
  )
  .join('')}
</ul></li>`;
