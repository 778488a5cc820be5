/** From so many characters on a least length is a rule, and no look whether there is anything. */
const leastLength = 4;

/** Whether some code tests that what is entered into the field of an id is long enough for a password, or has digits or signs. */
export function rulesPassword(script: string, id: string): boolean {
  const quoted = String.raw`['"\`]#?${escape(id)}['"\`]`;
  const held = [...variablesFor(script, quoted)].map(
    (name) => String.raw`(?<![\w$.])${escape(name)}(?![\w$])`,
  );
  const entry = String.raw`(?:${[String.raw`${quoted}\s*\)`, ...held].join('|')})(?:\.value)?(?:\.trim\(\))?`;
  const lengths = script.matchAll(
    new RegExp(String.raw`${entry}\s*\.length\s*[<>]=?\s*(\d+)`, 'g'),
  );
  if ([...lengths].some(([, least]) => Number(least) >= leastLength)) return true;
  const tests = script.matchAll(
    new RegExp(
      String.raw`\/([^\/\n]{2,80})\/[a-z]*\.test\(\s*(?:[\w$.]+\(\s*)?(?:${entry}|[\w$.]+\(\s*${quoted})`,
      'g',
    ),
  );
  return [...tests].some(([, pattern = '']) => asksForSigns.test(pattern));
}

/** Digits, capitals or signs of their own, and no mere word or blank. */
const asksForSigns = /\\d|0-9|A-Z|\^\\w|\^A-Za-z|\(\?=|[!@#$%&*]{2}|\{\d+,/;

/** Variables that stand for the field or what is in it, wherever they get a value. */
function variablesFor(script: string, quoted: string): Set<string> {
  const given = script.matchAll(/(?<![\w$.])([A-Za-z_$][\w$]*)\s*=(?![=>])\s*([^;\n]{1,120})/g);
  const values = Map.groupBy(given, ([, name = '']) => name);
  const isField = new RegExp(
    String.raw`^[\w$.]+\(\s*${quoted}\s*\)(?:\.value)?(?:\.trim\(\))?\s*(?:$|,)`,
  );
  return new Set(
    [...values].flatMap(([name, all]) =>
      all.every(([, , value = '']) => isField.test(value.trim())) ? [name] : [],
    ),
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
