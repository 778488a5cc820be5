import type { Block, HistoryPage, HistorySite } from './history-site.ts';

/** A page of the site as it is at this moment. `data-is` tells which element one is; the scanner's identities do not look at it. */
export function pageHtml(site: HistorySite, page: HistoryPage): string {
  const names = namesOf(site.build);
  const draw = (block: Block) => `<div class="${names('block')}">${blockHtml(block, names)}</div>`;
  const main = page.main.map(draw).join('\n');
  const open = Array.from(
    { length: site.wrappers },
    (_, at) => `<div class="${names(`wrap${at}`)}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title>
<meta name="viewport" content="width=device-width"><style>a,button,input{display:inline-block;min-width:32px;min-height:32px}</style></head><body class="${names('page')}">
<header class="${names('header')}"><nav><ul>${site.navigation
    .map((item) => `<li><a href="/#${item.toLowerCase()}">${item}</a></li>`)
    .join('')}</ul></nav><form role="search">${site.header.map(draw).join('')}</form></header>
${open.join('')}<main id="content"><h1>${page.title}</h1>${main}</main>
${page.aside.length > 0 ? `<aside aria-label="More">${page.aside.map(draw).join('\n')}</aside>` : ''}
${open.map(() => '</div>').join('')}<footer><ul>${site.pages
    .map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`)
    .join('')}</ul></footer></body></html>`;
}

type Names = (of: string) => string;

/** Class names and ids as a build tool makes them. */
function namesOf(build: number): Names {
  return (of) =>
    `${of}_${((build * 7_919 + of.length * 104_729) % 1_000_003).toString(36)}x${build}`;
}

function blockHtml({ id, kind, words, name, isBroken }: Block, names: Names): string {
  const is = `data-is="${id}" class="${names(kind)}" id="radix-:r${names(id).length}${id}:"`;
  switch (kind) {
    case 'image':
      return `<figure><img ${is} src="/files/${name}.jpg" width="40" height="40"${isBroken ? '' : ` alt="${words}"`}><figcaption>${words}</figcaption></figure>`;
    case 'field':
      return isBroken
        ? `<p>${words}</p><input ${is} name="${name}">`
        : `<label>${words} <input ${is} name="${name}"></label>`;
    case 'button':
      return `<h2>${words}</h2><button ${is} type="button"${isBroken ? '' : ` aria-label="${words}"`}><svg width="20" height="20" aria-hidden="true"></svg></button>`;
    case 'link':
      return `<h2>${words}</h2><a ${is} href="https://partner.example/${name}"${isBroken ? '' : ` aria-label="${words}"`}><svg width="20" height="20" aria-hidden="true"></svg></a>`;
    case 'text':
      return `<p ${is} style="color:${isBroken ? '#bbb' : '#222'};background:#fff">${words}, ${name}.</p>`;
  }
}
