import type { Flaw } from '../../realistic-page.ts';
import { commands, further, options } from './content.ts';

export const article = (flaw: Flaw): string => `
<nav class="path" aria-label="Путь"><ol>
  <li><a href="?p=index">Документация</a></li><li><a href="?p=begin">Начало работы</a></li><li aria-current="page">Установка</li>
</ol></nav>
<h1>Установка сервера</h1>
<p class="lead">Вереск — очередь сообщений, которая работает на одной машине или на нескольких и не требует ничего, кроме
диска. На этой странице описано, как поставить сервер, запустить его и проверить, что он отвечает.</p>
<h2 id="requirements">Требования</h2>
<ul>
  <li>64-разрядная система Linux с ядром 5.10 или новее;</li>
  <li>не менее 512 МБ памяти и 2 ГБ на диске;</li>
  <li>открытый порт 7070, если получатели работают на других машинах.</li>
</ul>
<p class="note">Перед обновлением с версии 2 прочитайте <a href="?p=upgrade">список несовместимых изменений</a> и сделайте
<a href="?p=backup">резервную копию каталога данных</a>: обратный переход без неё невозможен.</p>
<h2 id="packages">Установка пакета</h2>
<p>Выберите свою систему. Команды для других дистрибутивов собраны в справочнике.</p>
${tabs(flaw)}
${title(flaw, 'Проверка подписи')}
<p>Пакеты подписаны ключом проекта. Если подпись не сходится, установка прервётся, и сервер останется прежним.</p>
<h2 id="start">Первый запуск</h2>
${startSteps(flaw)}
<p>${flaw(
  'panel-by-place',
  'Чтобы открыть панель управления, нажмите кнопку «Открыть панель» в окне состояния.',
  'Чтобы открыть панель управления, нажмите круглую кнопку справа вверху.',
)}</p>
${title(flaw, 'Если сервер не отвечает')}
<p>Посмотрите журнал работы. Чаще всего порт уже занят другой программой или у службы нет прав на каталог данных.</p>
<h2 id="settings">Главные настройки</h2>
<p>Настройки читаются из файла при запуске. Изменения вступают в силу после перезапуска службы.</p>
${optionTable(flaw)}
<h2 id="parts">Как устроен сервер</h2>
<figure class="scheme"><img src="img/scheme.svg" alt="${flaw(
  'scheme-undescribed',
  'Слева отправители передают сообщения в журнал, журнал раздаёт их трём получателям, снизу журнал пишется на диск',
  'Схема',
)}" width="560" height="350"><figcaption>Путь сообщения через сервер</figcaption></figure>
<p>Каждое сообщение сначала попадает в журнал и только потом к получателям. Поэтому сбой получателя не приводит к потере,
а чтение всегда можно начать заново с любого места.</p>
<h2 id="more">Что читать дальше</h2>
<div class="further">${further
  .map(
    ({ page, name, text }) =>
      `<div><h3>${name}</h3><p>${text}</p><p><a href="?p=${page}">${flaw('further-vague', `Открыть раздел «${name}»`, 'Подробнее')}</a></p></div>`,
  )
  .join('')}</div>
<div class="helped" id="helped">
  <h2 id="helped-title" tabindex="-1">Помогла ли вам эта страница?</h2>
  <p id="helped-buttons"><button type="button" class="vote">Да</button> <button type="button" class="vote">Нет</button></p>
  <p id="helped-thanks" role="status"></p>
</div>
<ul class="around"><li><a href="?p=index" rel="prev">Назад: О проекте</a></li><li><a href="?p=first-queue" rel="next">Дальше: Первая очередь</a></li></ul>`;

const title = (flaw: Flaw, text: string) =>
  flaw(
    'small-titles',
    `<h3 class="small-title">${text}</h3>`,
    `<p class="small-title">${text}</p>`,
  );

const code = (lines: [string, boolean][], flaw: Flaw): string => `<div class="code">
  <pre tabindex="0" role="region" aria-label="Команды"><code>${lines
    .map(([line, isComment]) => (isComment ? `<span class="comment">${line}</span>` : line))
    .join('\n')}</code></pre>
  <button type="button" class="copy${flaw('copy-on-hover', '', ' quiet')}">Копировать</button>
</div>`;

const tabs = (flaw: Flaw): string => `
<div class="tabs">
  ${flaw('tabs-by-mouse', '<div class="tab-row" role="tablist" aria-label="Система">', '<div class="tab-row">')}
  ${commands
    .map(({ id, name }, index) =>
      flaw(
        'tabs-by-mouse',
        `<button type="button" class="tab" role="tab" id="tab-${id}" aria-controls="panel-${id}" aria-selected="${index === 0}"${index ? ' tabindex="-1"' : ''}>${name}</button>`,
        `<div class="tab${index ? '' : ' on'}" id="tab-${id}" data-panel="panel-${id}">${name}</div>`,
      ),
    )
    .join('')}
  </div>
  ${commands
    .map(
      ({ id, lines }, index) =>
        `<div class="panel" id="panel-${id}"${flaw('tabs-by-mouse', ` role="tabpanel" aria-labelledby="tab-${id}"`, '')}${index ? ' hidden' : ''}>${code(lines, flaw)}</div>`,
    )
    .join('')}
</div>`;

const startSteps = (flaw: Flaw): string => {
  const steps = [
    'Запустите службу и включите её при загрузке системы.',
    'Откройте окно состояния и дождитесь слова «готов».',
    'Создайте учётную запись администратора.',
    'Отправьте пробное сообщение и прочитайте его.',
  ];
  return flaw(
    'steps-typed',
    `<ol class="steps">${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`,
    `<div class="steps typed">${steps.map((text, index) => `<p>${index + 1}. ${text}</p>`).join('')}</div>`,
  );
};

const optionTable = (flaw: Flaw): string => {
  const head = (text: string, scope: string) =>
    flaw('options-headers', `<th scope="${scope}">${text}</th>`, `<td class="head">${text}</td>`);
  return `<div class="wide" tabindex="0" role="region" aria-label="Таблица настроек"><table class="options">
  <tr>${['Имя', 'По умолчанию', 'Значение'].map((text) => head(text, 'col')).join('')}</tr>
  ${options.map(([name, value, text]) => `<tr>${head(`<code>${name}</code>`, 'row')}<td>${value}</td><td>${text}</td></tr>`).join('')}
  </table></div>`;
};
