/**
 * Ids that code names beside a message, which may be that of the element that it writes the message to: those of the same
 * statement, and that of an element kept in a variable, by the code that gives the variable its value.
 */
export function idsBeside(before: string, after: string, all: string): string[] {
  // Braces of regular expressions have no space after them.
  const statement = before.split(/;|[{}]\s/).at(-1) ?? '';
  const ids = namesIn(statement).toReversed();
  const variable = /([A-Za-z_$][\w$]*)\.(?:textContent|innerText|innerHTML)\s*=[^;]*$/.exec(
    statement,
  )?.[1];
  const kept = variable === undefined ? [] : valuesOf(variable, all);
  // “say(iban, …)”: the field or the place that a function is given.
  const given = /\b\w+\(([^'"`;]{1,120}?),[^,;]*$/.exec(statement)?.[1] ?? '';
  const named = [...given.matchAll(/(?<![\w$.])([A-Za-z_$][\w$]*)/g)].flatMap(([, name = '']) =>
    valuesOf(name, all),
  );
  return [...kept, ...ids, ...named, ...namesIn(after.slice(0, Math.max(0, after.indexOf(';'))))];
}

function namesIn(code: string): string[] {
  return [...code.matchAll(/(['"`])#?([A-Za-z][\w-]*)\1/g)].map(([, , id = '']) => id);
}

/** The ids by which a variable is looked up; empty where it holds more than one element, which leaves open which. */
function valuesOf(variable: string, code: string): string[] {
  const name = variable.replaceAll('$', '\\$');
  const values = code.matchAll(
    new RegExp(
      `(?<![\\w$.])${name}\\s*=\\s*[\\w$.]+\\(\\s*(['"\`])#?([A-Za-z][\\w-]*)\\1\\s*\\)`,
      'g',
    ),
  );
  const ids = new Set([...values].map(([, , id = '']) => id));
  return ids.size === 1 ? [...ids] : [];
}
