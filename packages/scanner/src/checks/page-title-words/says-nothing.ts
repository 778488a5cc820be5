import { isTemplateLeak, plain } from '../meaningless-words.ts';

const fileName =
  /^[\w .()%-]{1,80}\.(html?|xhtml|php\d?|aspx?|jsp|cgi|pl|docx?|odt|pptx?|xlsx?|indd|qxd|txt)$/i;
const numbered =
  /^(new|untitled|neue|nouvelle|nueva|page|document|seite|slide)( (page|document|seite|página))? ?\d*$/;

/** What programs put there, and what waits for a title. */
const empty = new Set(
  [
    'a title, add title here, default title, document title, enter the title of your html document here, enter title here, index, insert title here',
    'my web page, my webpage, my website, new document, no title, page title, site title, test page, the title, this is the title, title, title here, title goes here',
    'untitled, untitled document, untitled page, web page, webpage, website title, your title here',
    'angular app, create next app, nuxt app, react app, svelte app, vite app, vite + react, vite + react + ts, vite + vue, vue app, welcome to nginx',
    'dokument, kein titel, neues dokument, ohne titel, seitentitel, titel, titel hier einfügen, unbenannt, unbenanntes dokument',
    'document sans nom, document sans titre, nouveau document, page sans titre, sans nom, sans titre, titre, titre de la page',
    'documento nuevo, documento sin título, nuevo documento, página sin título, sin título, título, título de la página',
  ].flatMap((line) => line.split(', ')),
);

/** Whether a title says nothing of its page, whatever page that is. */
export function saysNothing(title: string): boolean {
  const words = plain(title);
  return (
    words === '' ||
    empty.has(words) ||
    numbered.test(words) ||
    fileName.test(title.trim()) ||
    isTemplateLeak(title)
  );
}
