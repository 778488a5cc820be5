import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var film = document.querySelector('video');
  var play = document.querySelector('.play');
  play.addEventListener('click', function () {
    if (film.paused) film.play(); else film.pause();
  });
  film.addEventListener('play', function () { play.textContent = 'Pause the film'; });
  film.addEventListener('pause', function () { play.textContent = 'Play the film'; });
  var words = document.querySelector('.words');
  words.addEventListener('click', function () {
    var track = film.textTracks[0];
    var on = track.mode !== 'showing';
    track.mode = on ? 'showing' : 'hidden';
    words.classList.toggle('on', on);
    words.style.background = on ? '#0b4a6f' : '#fff';
    words.style.color = on ? '#fff' : '#0b4a6f';
    ${flaw('caption-switch-state', "words.setAttribute('aria-pressed', String(on));", '')}
  });

  document.querySelectorAll('.gloss').forEach(function (gloss) {
    gloss.addEventListener('mouseenter', function () { gloss.classList.remove('shut'); });
    gloss.addEventListener('focusin', function () { gloss.classList.remove('shut'); });
    document.addEventListener('keydown', function (event) { if (event.key === 'Escape') gloss.classList.add('shut'); });
  });

  var more = document.querySelector('.older');
  more.addEventListener('click', function () {
    var hidden = document.querySelectorAll('.comments li[hidden]');
    hidden.forEach(function (one) { one.hidden = false; });
    ${flaw('older-comments-drop-focus', "hidden[0].querySelector('h3').focus();", '')}
    more.remove();
  });

  document.querySelector('.comments form').addEventListener('submit', function (event) {
    event.preventDefault();
    var text = document.querySelector('#comment');
    document.querySelector('.sent').textContent = text.value.trim()
      ? 'Thank you. Your comment appears as soon as an editor has read it.'
      : 'Write something first: the field for your comment is empty.';
    if (text.value.trim()) text.value = '';
    else text.focus();
  });

  var enter = document.querySelector('.enter');
  var back = null;
  var rest = document.querySelectorAll('body > :not(.enter):not(script)');
  function shut() {
    enter.hidden = true;
    rest.forEach(function (part) { part.inert = false; });
    if (back) back.focus();
  }
  function ask() {
    enter.hidden = false;
    back = document.activeElement;
    rest.forEach(function (part) { part.inert = true; });
    enter.querySelector('input').focus();
  }
  document.querySelector('.sign-in').addEventListener('click', ask);
  enter.querySelector('button[type=button]').addEventListener('click', shut);
  enter.addEventListener('keydown', function (event) { if (event.key === 'Escape') shut(); });
  enter.addEventListener('submit', function (event) { event.preventDefault(); shut(); });
  ${flaw(
    'comment-field-jumps-away',
    '',
    `var asked = false;
  document.querySelector('#comment').addEventListener('focus', function () {
    if (asked) return;
    asked = true;
    ask();
  });`,
  )}
})();
`;
}
