import type { Flaw } from '../../realistic-page.ts';

/** The script that draws the four views from the tasks. */
export function views(flaw: Flaw): string {
  const heading = (name: string) =>
    flaw(
      'columns-not-headed',
      `'<h2>' + ${name} + ' <span class="sr">(' + tasks.length + ' tasks)</span></h2>'`,
      `'<div class="title">' + ${name} + '</div>'`,
    );
  return `
(function () {
  var app = window.tidewater;
  var words = { high: 'High', medium: 'Medium', low: 'Low' };

  function priority(task) {
    return '<p class="' + task.priority + '"><span class="dot"></span>' +
      ${flaw('priority-by-dot', "'Priority: ' + words[task.priority]", "'Priority'")} + '</p>';
  }

  function card(task) {
    var moves = app.columns.map(function (name, index) {
      return index === task.column ? '' : '<button type="button" role="menuitem" tabindex="-1" data-act="move" data-to="' + index + '">Move to ' + name + '</button>';
    }).join('');
    return '<li class="card" draggable="true" data-id="' + task.id + '">' +
      '<h3><button type="button" class="open">' + task.title + '</button></h3>' +
      '<div class="menu"><button type="button" aria-haspopup="menu" ${flaw('card-menu-state-untold', 'aria-expanded="false" ', '')}aria-label="' + ${flaw('card-menus-all-more', "'Actions for ' + task.title", "'More'")} + '"><span aria-hidden="true">⋯</span></button>' +
      '<div role="menu" aria-label="Actions for ' + task.title + '" hidden>' + ${flaw('cards-by-drag-only', 'moves', "''")} +
      '<button type="button" role="menuitem" tabindex="-1" data-act="copy">Copy the link</button>' +
      '<button type="button" role="menuitem" tabindex="-1" data-act="delete">Delete task</button></div></div>' +
      '<p><span class="tag">' + task.tag + '</span></p>' + priority(task) +
      '<p>' + app.people[task.person].name + '</p></li>';
  }

  function board() {
    return '<h1 tabindex="-1">Board: Harbor lists, spring</h1>' +
      '<p>Cards can be dragged from column to column${flaw('cards-by-drag-only', ', or moved with their actions', '')}.</p><div class="columns">' +
      app.columns.map(function (name, index) {
        var tasks = app.tasks.filter(function (task) { return task.column === index; });
        return '<section class="column" aria-label="' + name + '" data-column="' + index + '">' + ${heading('name')} +
          '<ul>' + tasks.map(card).join('') + '</ul></section>';
      }).join('') + '</div>';
  }

  function list() {
    return '<h1 tabindex="-1">All tasks</h1><table><caption>Tasks of the project, newest last</caption><thead><tr><th scope="col">Task</th><th scope="col">Column</th><th scope="col">Priority</th><th scope="col">Person</th></tr></thead><tbody>' +
      app.tasks.map(function (task) {
        return '<tr><th scope="row">' + task.title + '</th><td>' + app.columns[task.column] + '</td><td>' + words[task.priority] + '</td><td>' + app.people[task.person].name + '</td></tr>';
      }).join('') + '</tbody></table>';
  }

  function people() {
    return '<h1 tabindex="-1">People</h1><ul class="people">' + app.people.map(function (person) {
      return '<li><img src="' + person.face + '" width="64" height="64" alt="' + ${flaw('faces-by-file', "'Portrait of ' + person.name", "person.face.replace('people/', 'avatar_0').replace('.svg', '.png')")} + '"><h2>' + person.name + '</h2><p>' + person.role + '</p></li>';
    }).join('') + '</ul>';
  }

  function settings() {
    return '<h1 tabindex="-1">Settings</h1><h2>Looks</h2><p>' +
      '${flaw('density-switch-bare', '<button type="button" class="switch" role="switch" aria-checked="false"><i aria-hidden="true"></i> Compact cards</button>', '<div class="switch" tabindex="0"><i></i> Compact cards</div>')}</p>' +
      '<h2>Mails</h2><p><label for="mails">Write to me</label><select id="mails"><option>About my own tasks</option><option>About everything</option><option>Never</option></select></p>';
  }

  app.views = { board: board, list: list, people: people, settings: settings };
  app.names = { board: 'Board', list: 'All tasks', people: 'People', settings: 'Settings' };
})();
`;
}
