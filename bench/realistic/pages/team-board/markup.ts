import type { Flaw } from '../../realistic-page.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Board – Harbor lists – Tidewater</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="jump" href="#view">Skip to the content</a>
<header class="top">
<a href="#/board">Tidewater</a>
<span>Project: Harbor lists</span>
<span class="space"></span>
<button type="button" class="new go">New task</button>
<button type="button" class="bell"${flaw('bell-nameless', ' aria-label="Notifications"', '')}><svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24"><path d="M12 2 A7 7 0 0 1 19 9 V15 L21 18 H3 L5 15 V9 A7 7 0 0 1 12 2 Z M9 20 H15 A3 3 0 0 1 9 20 Z" fill="#0b5394"/></svg></button>
</header>
<div class="shell">
<nav class="side" aria-label="Views">
<ul>
<li><a href="#/board" aria-current="page">Board</a></li>
<li><a href="#/list">All tasks</a></li>
<li><a href="#/people">People</a></li>
<li><a href="#/settings">Settings</a></li>
</ul>
</nav>
<main id="view" tabindex="-1"></main>
</div>
<footer>Tidewater is made in Bergen. <a href="#help">Help</a> · <a href="#status">Status of the service</a></footer>
<div class="toasts"${flaw('toasts-unheard', ' role="status"', '')}></div>
<div class="sheet" id="task" role="dialog" aria-modal="true" aria-labelledby="task-name" hidden>
<h2 id="task-name" tabindex="-1"></h2>
<p class="task-facts"></p>
<p><label for="comment">Comment</label><textarea id="comment" rows="3"></textarea></p>
<p><button type="button" class="go">Send comment</button> <button type="button" class="shut">Close</button></p>
</div>
<div class="sheet" id="new-task" role="dialog" aria-modal="true" aria-labelledby="new-name" hidden>
<h2 id="new-name" tabindex="-1">New task</h2>
<form novalidate>
<p><label for="new-title">Title (needed)</label><input id="new-title" autocomplete="off" aria-describedby="new-title-error"></p>
<p id="new-title-error"></p>
<p><button type="submit" class="go">Create task</button> <button type="button" class="shut">Cancel</button></p>
</form>
</div>
<script src="app/tasks.js"></script>
<script src="app/views.js"></script>
<script src="app/main.js"></script>
</body>
</html>`;
}
