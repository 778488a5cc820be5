import type { Flaw } from '../../realistic-page.ts';
import { views } from './views.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  ${views(flaw)}
  var view = byId('view');
  var started = false;
  var letters = ${flaw('letter-keys', 'false', 'true')};

  function setTitle(title) {
    ${flaw('title-stays', `document.title = title + ' - Pelican Mail';`, `document.title = 'Inbox - Pelican Mail';`)}
  }

  function countFolders(current) {
    document.querySelectorAll('#folder-list li').forEach(function (item) {
      var unread = inFolder(item.dataset.folder).filter(function (mail) { return mail.unread; }).length;
      item.querySelector('.count').textContent = unread ? unread + ' unread' : '';
      var link = item.querySelector('a');
      var isCurrent = item.dataset.folder === current;
      link.classList.toggle('current', isCurrent);
      ${flaw('folder-current', `if (isCurrent) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');`, '')}
    });
  }

  function route() {
    var parts = location.hash.replace(/^#\\/?/, '').split('/');
    var current = parts[0] || 'inbox';
    if (current === 'message' && find(parts[1])) {
      var mail = find(parts[1]);
      mail.unread = false;
      current = mail.folder;
      view.innerHTML = messageView(mail);
      setTitle(mail.subject);
    } else if (current === 'settings') {
      view.innerHTML = settingsView();
      setTitle('Settings');
    } else {
      if (!folders.some(function (one) { return one.id === current; })) current = 'inbox';
      view.innerHTML = listView(current);
      setTitle(nameOf(current));
    }
    countFolders(current);
    if (started) {
      window.scrollTo(0, 0);
      ${flaw('route-leaves-focus', `view.querySelector('h1').focus();`, `if (document.activeElement) document.activeElement.blur();`)}
    }
    started = true;
  }
  addEventListener('hashchange', function () {
    if (location.hash !== '#view') route();
  });
  byId('jump').addEventListener('click', function (event) {
    event.preventDefault();
    view.focus();
  });

  function again(focus) {
    var open = location.hash.split('/')[1];
    view.innerHTML = listView(open && open !== 'message' ? open : 'inbox');
    countFolders(open || 'inbox');
    var next = (focus && view.querySelector(focus)) || view.querySelector('h1');
    next.focus();
  }

  function say(text, undo) {
    var toast = document.createElement('div');
    toast.className = 'toast';
    var words = document.createElement('p');
    words.textContent = text;
    toast.append(words);
    if (undo) {
      var button = document.createElement('button');
      button.type = 'button';
      button.className = 'undo';
      button.textContent = 'Undo';
      button.addEventListener('click', function () { toast.remove(); undo(); });
      toast.append(button);
    }
    var close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Dismiss';
    close.addEventListener('click', function () { toast.remove(); view.querySelector('h1').focus(); });
    toast.append(close);
    byId('toasts').replaceChildren(toast);
    ${flaw('undo-vanishes', '', 'setTimeout(function () { toast.remove(); }, 4000);')}
  }

  function move(id, folder) {
    var mail = find(id);
    var before = mail.folder;
    var list = inFolder(before);
    var next = list[list.indexOf(mail) + 1] || list[list.indexOf(mail) - 1];
    mail.folder = folder;
    if (location.hash.indexOf('#/message') === 0) location.hash = '#/' + before;
    else again(next ? '[data-mail="' + next.id + '"] .open' : '');
    say(mail.subject + ' moved to ' + nameOf(folder) + '.', function () {
      mail.folder = before;
      again('[data-mail="' + id + '"] .open');
    });
  }

  view.addEventListener('click', function (event) {
    var target = event.target.closest('[data-archive],[data-star],[data-reply],#mark-read,#move');
    if (!target) return;
    var picked = Array.prototype.map.call(view.querySelectorAll('.pick:checked'), function (box) { return box.dataset.pick; });
    if (target.dataset.archive) move(target.dataset.archive, 'archive');
    if (target.dataset.star) {
      var mail = find(target.dataset.star);
      mail.starred = !mail.starred;
      target.textContent = mail.starred ? '★' : '☆';
      ${flaw('star-by-mouse', `target.setAttribute('aria-pressed', String(mail.starred));`, '')}
    }
    if (target.dataset.reply) {
      openCompose(target);
      byId('to').value = find(target.dataset.reply).address;
      byId('subject').value = 'Re: ' + find(target.dataset.reply).subject;
    }
    if (target.id === 'mark-read') {
      picked.forEach(function (id) { find(id).unread = false; });
      again('#mark-read');
      say(picked.length + ' marked as read.');
    }
    if (target.id === 'move') {
      var folder = byId('move-to').value;
      picked.forEach(function (id) { find(id).folder = folder; });
      again('#move');
      say(picked.length + ' moved to ' + nameOf(folder) + '.');
    }
  });
  view.addEventListener('submit', function (event) {
    event.preventDefault();
    ${flaw('letter-keys', `letters = byId('letters').checked;`, '')}
    say('Your settings are saved.');
  });
  view.addEventListener('dragstart', function (event) {
    var item = event.target.closest('[data-mail]');
    if (item) event.dataTransfer.setData('text/plain', item.dataset.mail);
  });
  byId('folder-list').addEventListener('dragover', function (event) { event.preventDefault(); });
  byId('folder-list').addEventListener('drop', function (event) {
    event.preventDefault();
    var item = event.target.closest('[data-folder]');
    var id = event.dataTransfer.getData('text/plain');
    if (item && find(id)) move(id, item.dataset.folder);
  });
  byId('seek-form').addEventListener('submit', function (event) {
    event.preventDefault();
    var words = byId('seek').value.toLowerCase();
    var found = mails.filter(function (mail) { return (mail.from + mail.subject).toLowerCase().indexOf(words) >= 0; });
    say(found.length + ' messages found: ' + found.map(function (mail) { return mail.subject; }).slice(0, 3).join('; '));
  });

  // Writing
  var shade = byId('shade');
  var compose = byId('compose');
  var opener = null;
  function openCompose(from) {
    opener = from;
    shade.hidden = false;
    byId('to').focus();
  }
  function closeCompose() {
    byId('compose-form').reset();
    showError('');
    ${flaw(
      'compose-loses-focus',
      `shade.hidden = true;
    if (opener && opener.isConnected) opener.focus(); else view.querySelector('h1').focus();`,
      'shade.hidden = true;',
    )}
  }
  function showError(text) {
    byId('to-error').textContent = text;
    if (text) {
      byId('to').setAttribute('aria-invalid', 'true');
      byId('to').setAttribute('aria-describedby', 'to-error');
    } else {
      byId('to').removeAttribute('aria-invalid');
      byId('to').removeAttribute('aria-describedby');
    }
  }
  byId('compose-open').addEventListener('click', function () { openCompose(byId('compose-open')); });
  byId('discard').addEventListener('click', closeCompose);
  compose.addEventListener('submit', function (event) {
    event.preventDefault();
    var to = byId('to').value.trim();
    if (!/^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$/.test(to)) {
      showError(${flaw(
        'address-error-empty',
        `to ? 'The address ' + to + ' is not complete. Write it like name@example.org.' : 'Enter the address of the person you write to.'`,
        `'Error 422'`,
      )});
      byId('to').focus();
      return;
    }
    closeCompose();
    say('Your message to ' + to + ' was sent.');
  });
  compose.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closeCompose();
    ${flaw(
      'compose-lets-out',
      `if (event.key !== 'Tab') return;
    var stops = Array.prototype.slice.call(compose.querySelectorAll('input, textarea, button'));
    var at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    if (at >= 0 && at < stops.length) return;
    event.preventDefault();
    stops[(at + stops.length) % stops.length].focus();`,
      '',
    )}
  });
  document.addEventListener('keydown', function (event) {
    if (!letters || event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    if (event.key === 'c') { event.preventDefault(); openCompose(document.activeElement); }
    if (event.key === 'e') {
      var item = event.target.closest('[data-mail]') || view.querySelector('[data-mail]');
      if (item) move(item.dataset.mail, 'archive');
    }
  });

  route();
})();
`;
