import type { Flaw } from '../../realistic-page.ts';

/** The script of the shell: routes, dialogs, menus, dragging and toasts. */
export function script(flaw: Flaw): string {
  return `
(function () {
  var app = window.tidewater;
  var $ = function (css) { return document.querySelector(css); };
  var view = $('#view');
  var route = 'board';
  var dense = false;

  function draw() {
    view.innerHTML = app.views[route]();
    document.body.classList.toggle('dense', dense);
    drawLinks();
  }
  function drawLinks() {
    ${flaw(
      'route-change-drops-focus',
      `document.querySelectorAll('.side a').forEach(function (link) {
      if (link.hash === '#/' + route) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    });`,
      `$('.side ul').innerHTML = Object.keys(app.names).map(function (name) {
      return '<li><a href="#/' + name + '"' + (name === route ? ' aria-current="page"' : '') + '>' + app.names[name] + '</a></li>';
    }).join('');`,
    )}
  }
  function go() {
    var wanted = location.hash.replace('#/', '');
    if (wanted && !app.views[wanted]) return;
    var changed = (wanted || 'board') !== route;
    route = wanted || 'board';
    draw();
    ${flaw('titles-never-change', "document.title = app.names[route] + ' – Harbor lists – Tidewater';", '')}
    ${flaw('route-change-drops-focus', "if (changed) view.querySelector('h1').focus();", '')}
  }
  window.addEventListener('hashchange', go);

  var toasts = $('.toasts');
  var timer = 0;
  function toast(text, undo) {
    clearTimeout(timer);
    toasts.innerHTML = '<div class="toast"><span></span></div>';
    var box = toasts.firstChild;
    box.firstChild.textContent = text;
    if (undo) {
      var back = document.createElement('button');
      back.type = 'button';
      back.className = 'undo';
      back.textContent = 'Undo';
      back.addEventListener('click', function () { undo(); shut(); });
      box.append(back);
    }
    var close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close message';
    close.addEventListener('click', shut);
    box.append(close);
    function shut() {
      toasts.textContent = '';
      var heading = view.querySelector('h1');
      if (heading) heading.focus();
    }
    ${flaw('undo-runs-out', '', "timer = setTimeout(function () { toasts.textContent = ''; }, 2500);")}
  }

  function taskOf(element) {
    var id = Number(element.closest('.card').dataset.id);
    return app.tasks.find(function (task) { return task.id === id; });
  }
  function move(task, column) {
    task.column = column;
    draw();
    var button = view.querySelector('.card[data-id="' + task.id + '"] .menu > button');
    if (button) button.focus();
    toast('Moved to ' + app.columns[column] + ': ' + task.title);
  }
  function remove(task) {
    var place = app.tasks.indexOf(task);
    var cards = Array.prototype.slice.call(view.querySelectorAll('.card'));
    var at = cards.findIndex(function (card) { return card.dataset.id === String(task.id); });
    app.tasks.splice(place, 1);
    draw();
    toast('Deleted: ' + task.title, function () { app.tasks.splice(place, 0, task); draw(); });
    ${flaw('deleting-drops-focus', "var left = view.querySelectorAll('.card .menu > button'); (left[Math.min(at, left.length - 1)] || view.querySelector('h1')).focus();", '')}
  }

  function showMenu(holder, open) {
    var button = holder.querySelector('button');
    holder.querySelector('[role=menu]').hidden = !open;
    ${flaw('card-menu-state-untold', "button.setAttribute('aria-expanded', String(open));", '')}
    if (open) holder.querySelector('[role=menuitem]').focus();
  }
  view.addEventListener('click', function (event) {
    var opener = event.target.closest('.menu > button');
    if (opener) {
      var shown = !opener.nextElementSibling.hidden;
      view.querySelectorAll('[role=menu]:not([hidden])').forEach(function (menu) { showMenu(menu.parentElement, false); });
      showMenu(opener.parentElement, !shown);
    }
    var item = event.target.closest('[role=menuitem]');
    if (item) {
      var task = taskOf(item);
      var holder = item.closest('.menu');
      showMenu(holder, false);
      holder.querySelector('button').focus();
      if (item.dataset.act === 'move') move(task, Number(item.dataset.to));
      if (item.dataset.act === 'delete') remove(task);
      if (item.dataset.act === 'copy') toast('The link of the task is copied.');
    }
    if (event.target.closest('.open')) openTask(event.target.closest('.open'));
    if (event.target.closest('.switch')) flip();
  });
  view.addEventListener('keydown', function (event) {
    var item = event.target.closest('[role=menuitem]');
    if (item) {
      var items = Array.prototype.slice.call(item.parentElement.querySelectorAll('[role=menuitem]'));
      if (event.key === 'Escape' || event.key === 'Tab') {
        var holder = item.closest('.menu');
        showMenu(holder, false);
        holder.querySelector('button').focus();
      }
      ${flaw(
        'card-menu-needs-mouse',
        `var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        items[(items.indexOf(item) + step + items.length) % items.length].focus();
      }`,
        '',
      )}
    }
    if (event.target.matches('div.switch') && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      flip();
    }
  });
  function flip() {
    dense = !dense;
    var control = $('.switch');
    control.classList.toggle('on', dense);
    if (control.getAttribute('role')) control.setAttribute('aria-checked', String(dense));
  }

  var dragged = null;
  view.addEventListener('dragstart', function (event) {
    if (event.target.closest) dragged = taskOf(event.target);
  });
  view.addEventListener('dragover', function (event) {
    if (event.target.closest('.column')) event.preventDefault();
  });
  view.addEventListener('drop', function (event) {
    var column = event.target.closest('.column');
    if (column && dragged) move(dragged, Number(column.dataset.column));
    dragged = null;
  });

  var rest = document.querySelectorAll('.jump, .top, .shell, footer, .toasts');
  var back = null;
  function open(sheet) {
    back = document.activeElement;
    sheet.hidden = false;
    ${flaw('task-window-leaks', 'rest.forEach(function (part) { part.inert = true; });', '')}
    sheet.querySelector('h2').focus();
  }
  function close(sheet) {
    sheet.hidden = true;
    rest.forEach(function (part) { part.inert = false; });
    if (back) back.focus();
  }
  function openTask(button) {
    var task = taskOf(button);
    $('#task-name').textContent = task.title;
    $('.task-facts').textContent = 'In the column ' + app.columns[task.column] + ', with ' + app.people[task.person].name;
    open($('#task'));
  }
  document.querySelectorAll('.sheet').forEach(function (sheet) {
    sheet.querySelector('.shut').addEventListener('click', function () { close(sheet); });
    sheet.addEventListener('keydown', function (event) { if (event.key === 'Escape') close(sheet); });
  });
  $('.new').addEventListener('click', function () { open($('#new-task')); });
  $('#new-task form').addEventListener('submit', function (event) {
    event.preventDefault();
    var field = $('#new-title');
    var missing = !field.value.trim();
    field.setAttribute('aria-invalid', String(missing));
    $('#new-title-error').textContent = missing ? 'Give the task a title, for example “Print lists on A5”.' : '';
    if (missing) { field.focus(); return; }
    app.tasks.push({ id: Date.now(), column: 0, title: field.value.trim(), tag: 'new', priority: 'medium', person: 0 });
    field.value = '';
    close($('#new-task'));
    draw();
    $('.new').focus();
    toast('The task is in the column Ideas.');
  });
  $('.bell').addEventListener('click', function () { toast('Nothing new since this morning.'); });

  document.addEventListener('keydown', function (event) {
    if (event.target.closest('input, textarea, select')) return;
    if (event.key === 'n' ${flaw('letter-n-alone', '&& event.altKey', '')}) {
      event.preventDefault();
      open($('#new-task'));
    }
  });

  go();
})();
`;
}
