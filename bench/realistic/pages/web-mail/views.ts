import type { Flaw } from '../../realistic-page.ts';
import { folders, mails } from './content.ts';

/** The part of the script that makes the views from the state. */
export const views = (flaw: Flaw): string => `
  var folders = ${JSON.stringify(folders)};
  var mails = ${JSON.stringify(mails)}.map(function (mail, index) {
    mail.folder = index > 11 ? 'archive' : 'inbox';
    mail.starred = index === 2;
    return mail;
  });
  function find(id) { return mails.filter(function (mail) { return mail.id === id; })[0]; }
  function inFolder(folder) { return mails.filter(function (mail) { return mail.folder === folder; }); }
  function nameOf(folder) { return folders.filter(function (one) { return one.id === folder; })[0].name; }

  function star(mail) {
    ${flaw(
      'star-by-mouse',
      `return '<button type="button" class="star" data-star="' + mail.id + '" aria-pressed="' + mail.starred + '" aria-label="Star: ' + mail.subject + '">' + (mail.starred ? '★' : '☆') + '</button>';`,
      `return '<span class="star" data-star="' + mail.id + '" title="Star">' + (mail.starred ? '★' : '☆') + '</span>';`,
    )}
  }

  function row(mail) {
    return '<li class="mail' + (mail.unread ? ' unread' : '') + '" draggable="true" data-mail="' + mail.id + '">' +
      '<input type="checkbox" class="pick" data-pick="' + mail.id + '"' + ${flaw(
        'picks-unlabelled',
        `' aria-label="Select: ' + mail.subject + '"'`,
        `''`,
      )} + '>' +
      star(mail) +
      '<a class="open" href="#/message/' + mail.id + '"><span class="from">' + mail.from + '</span> ' +
      ${flaw('unread-by-weight', `(mail.unread ? '<span class="hide">unread, </span>' : '') +`, '')}
      '<span class="subject">' + mail.subject + '</span></a>' +
      '<span class="snippet">' + mail.text[0].slice(0, 70) + '…</span>' +
      '<span class="date">' + mail.date + '</span>' +
      '<span class="row-end"${flaw('row-end-hidden', '', ' aria-hidden="true"')}><button type="button" class="put-away" data-archive="' + mail.id + '">Archive<span class="hide">: ' + mail.subject + '</span></button></span>' +
      '</li>';
  }

  function listView(folder) {
    var list = inFolder(folder);
    return '<h1 tabindex="-1">' + nameOf(folder) + '</h1>' +
      '<div class="tools" role="group" aria-label="Selected messages">' +
      '<button type="button" id="mark-read">Mark as read</button>' +
      ${flaw(
        'folder-by-drag',
        `'<label for="move-to">Move to</label> <select id="move-to">' + folders.map(function (one) {
        return '<option value="' + one.id + '">' + one.name + '</option>';
      }).join('') + '</select> <button type="button" id="move">Move</button>' +`,
        `'<p class="tip">Drag a message onto a folder to file it.</p>' +`,
      )}
      '</div>' +
      (list.length ? '<ul class="mails">' + list.map(row).join('') + '</ul>' : '<p>Nothing here yet.</p>');
  }

  function messageView(mail) {
    return '<p><a href="#/' + mail.folder + '">Back to ' + nameOf(mail.folder) + '</a></p>' +
      '<article class="message"><h1 tabindex="-1">' + mail.subject + '</h1>' +
      '<dl class="who"><dt>From</dt><dd>' + mail.from + ', ' + mail.address + '</dd><dt>To</dt><dd>Robin Ashby, robin@pelican.example</dd><dt>Received</dt><dd>' + mail.date + '</dd></dl>' +
      mail.text.map(function (text) { return '<p>' + text + '</p>'; }).join('') +
      (mail.picture ? '<h2>Attached</h2><img src="files/' + mail.picture.file + '.svg" alt="' + ${flaw('plan-undescribed', 'mail.picture.alternative', `'Attachment'`)} + '" width="320" height="200">' : '') +
      '<p><button type="button" class="main-button" data-reply="' + mail.id + '">Reply</button> ' +
      '<button type="button" data-archive="' + mail.id + '">Archive</button></p></article>';
  }

  function settingsView() {
    return '<h1 tabindex="-1">Settings</h1><form id="settings-form" class="settings">' +
      '<p><label for="own-name">Name on your messages</label><input id="own-name" autocomplete="name" value="Robin Ashby"></p>' +
      '<p><label for="signature">Signature</label><textarea id="signature" rows="3">Robin Ashby, Quayworks Pottery</textarea></p>' +
      ${flaw('letter-keys', `'<p><label><input type="checkbox" id="letters"> Single letters as shortcuts: c writes, e archives</label></p>' +`, '')}
      '<p><button type="submit" class="main-button">Save</button></p></form>';
  }
`;
