export const chapters: { id: string; name: string; open: boolean; pages: [string, string][] }[] = [
  {
    id: 'begin',
    name: 'Начало работы',
    open: true,
    pages: [
      ['install', 'Установка'],
      ['first-queue', 'Первая очередь'],
      ['config', 'Файл настроек'],
      ['upgrade', 'Переход с версии 2'],
    ],
  },
  {
    id: 'ideas',
    name: 'Основные понятия',
    open: false,
    pages: [
      ['messages', 'Сообщения'],
      ['consumers', 'Получатели'],
      ['retries', 'Повторные попытки'],
      ['order', 'Порядок доставки'],
    ],
  },
  {
    id: 'operation',
    name: 'Эксплуатация',
    open: false,
    pages: [
      ['monitoring', 'Наблюдение'],
      ['backup', 'Резервные копии'],
      ['cluster', 'Работа в кластере'],
      ['limits', 'Ограничения'],
    ],
  },
];

/** Each line of code, and whether it is a comment. */
export const commands: { id: string; name: string; lines: [string, boolean][] }[] = [
  {
    id: 'deb',
    name: 'Debian',
    lines: [
      ['# Подключите хранилище пакетов', true],
      ['sudo vereskctl-repo add stable', false],
      ['sudo apt-get install veresk', false],
    ],
  },
  {
    id: 'docker',
    name: 'Docker',
    lines: [
      ['# Данные останутся в томе veresk-data', true],
      ['docker volume create veresk-data', false],
      ['docker run -d -p 7070:7070 -v veresk-data:/data veresk:3', false],
    ],
  },
  {
    id: 'source',
    name: 'Исходный код',
    lines: [
      ['# Нужен компилятор версии 14 или новее', true],
      ['make build', false],
      ['sudo make install', false],
    ],
  },
];

export const options: [string, string, string][] = [
  ['listen', '127.0.0.1:7070', 'Адрес и порт, на которых сервер принимает соединения'],
  ['data_dir', '/var/lib/veresk', 'Каталог для журналов и снимков'],
  ['max_message', '1 МБ', 'Наибольший размер одного сообщения'],
  ['sync', 'batch', 'Когда записи сбрасываются на диск: always, batch или never'],
  ['retain', '7 дней', 'Как долго хранятся прочитанные сообщения'],
  ['log_level', 'info', 'Подробность журнала работы'],
];

export const sections: [string, string][] = [
  ['requirements', 'Требования'],
  ['packages', 'Установка пакета'],
  ['start', 'Первый запуск'],
  ['settings', 'Главные настройки'],
  ['parts', 'Как устроен сервер'],
  ['more', 'Что читать дальше'],
];

export const further = [
  {
    page: 'first-queue',
    name: 'Первая очередь',
    text: 'Создайте очередь, отправьте в неё сообщение и прочитайте его с другой машины.',
  },
  {
    page: 'retries',
    name: 'Повторные попытки',
    text: 'Что происходит с сообщением, которое получатель не смог обработать.',
  },
  {
    page: 'monitoring',
    name: 'Наблюдение',
    text: 'Какие показатели сервер отдаёт и на какие из них стоит ставить оповещения.',
  },
];
