/** What people start to measure something, in a few languages. */
const timer =
  /(?<!\p{L})(timer|stop ?watch|egg timer|wecker|kurzzeitwecker|stoppuhr|minuteur|chronomètre|temporizador|cronómetro|timer da cucina|cronometro|kookwekker|minutnik|таймер|секундомер|タイマー|计时器|مؤقت)(?!\p{L})/iu;

/** Said of any time that is over. */
const common = new Set('time over ended expired start started zeit temps tiempo tempo'.split(' '));

/**
 * Whether a message that time is over is about a timer that was started on purpose, as one for cooking: a control that was
 * pressed before is called a timer, or names what the message names.
 */
export function isOwnTimer(message: string, pressed: readonly string[]): boolean {
  const said = wordsIn(message);
  return pressed.some(
    (name) => timer.test(name) || wordsIn(name).some((word) => said.includes(word)),
  );
}

function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !common.has(word));
}
