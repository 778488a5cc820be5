import { type AnyNode, parse, type Pattern } from 'acorn';
import { full } from 'acorn-walk';
import MagicString from 'magic-string';
import { makeMembersOf } from './members-of.ts';

const membersOf = '$membersOf';

/** What guarded source needs in its scope. */
export function guardPrelude(options: Parameters<typeof makeMembersOf>[0]): string {
  return `const ${membersOf} = (${makeMembersOf.toString()})(${JSON.stringify(options)});`;
}

/**
 * Source whose members are all read, called and written through `makeMembersOf`, those that are taken out by a pattern
 * included, so that no name on a page stands for a member of the DOM. Behaves the same otherwise. Throws for a pattern
 * inside another one, which can't be guarded.
 */
export function guardMembers(source: string): string {
  const text = new MagicString(source);
  let taken = 0;
  // Inner nodes come first, so that what is put around outer ones comes to lie outside.
  full(parse(source, { ecmaVersion: 'latest', preserveParens: true }), (found) => {
    const node = found as AnyNode;
    if (node.type === 'MemberExpression') {
      if (node.object.type === 'Super') return;
      around(node.object, `${membersOf}(`, ')');
      if (!node.optional && mayEndEarly(node.object)) {
        text.prependRight(afterSpace(node.object.end), node.computed ? '?.' : '?');
      }
    } else if (node.type === 'NewExpression') {
      // Otherwise the first call inside would be what is constructed.
      if (node.callee.type === 'MemberExpression') around(node.callee, '(', ')');
    } else if (node.type === 'BinaryExpression') {
      if (node.operator === 'in') around(node.right, `${membersOf}(`, ')');
    } else if (node.type === 'VariableDeclarator') {
      if (isPattern(node.id) && node.init) around(node.init, `${membersOf}(`, ')');
    } else if (node.type === 'AssignmentExpression') {
      if (node.operator === '=' && isPattern(node.left)) around(node.right, `${membersOf}(`, ')');
    } else if (node.type === 'ObjectPattern') {
      node.properties.forEach((part) => {
        refusePattern(part.type === 'Property' ? part.value : part.argument);
      });
    } else if (node.type === 'ArrayPattern') {
      node.elements.forEach(refusePattern);
    } else if (node.type === 'ForOfStatement') {
      const { left, body } = node;
      const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
      if (pattern) takeInside([pattern], body, ['{', '}']);
    } else if (
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression'
    ) {
      takeInside(node.params, node.body, ['{', ');}'], 'return (');
    }
  });
  return text.toString();

  function around({ start, end }: { start: number; end: number }, before: string, after: string) {
    // In minified source `in[0]` is an operator and what it works on.
    const space = /[\w$]/.test(source[start - 1] ?? '') ? ' ' : '';
    text.prependRight(start, space + before);
    text.appendLeft(end, after);
  }

  /** Patterns that name a function's or a loop's values become the first statements of its body. */
  function takeInside(
    values: readonly Pattern[],
    body: AnyNode,
    [open, close]: [string, string],
    first = '',
  ): void {
    const patterns = values
      .map((value) => (value.type === 'AssignmentPattern' ? value.left : value))
      .filter(isPattern);
    if (patterns.length === 0) return;
    const isBlock = body.type === 'BlockStatement';
    if (!isBlock) {
      text.appendLeft(body.start, open);
      around(body, first, close);
    }
    for (const { start, end } of patterns) {
      const name = `$value${(taken += 1)}`;
      text.appendLeft(start, name);
      around({ start, end }, 'let ', ` = ${membersOf}(${name});`);
      text.move(start, end, isBlock ? body.start + 1 : body.start);
    }
  }

  function afterSpace(position: number): number {
    const space = /(?:\s|\/\*[^]*?\*\/|\/\/.*)*/y;
    space.lastIndex = position;
    return position + (space.exec(source)?.[0].length ?? 0);
  }
}

function isPattern({ type }: { type: string }): boolean {
  return type === 'ObjectPattern';
}

function refusePattern(value: Pattern | null): void {
  const inner = value?.type === 'AssignmentPattern' ? value.left : value;
  if (inner && isPattern(inner)) {
    throw new Error('What runs in a page takes objects apart one at a time, not within another.');
  }
}

/** Whether an optional chain (`a?.b`) may have ended in this part of it: then what follows is not read either. */
function mayEndEarly(node: AnyNode): boolean {
  if (node.type === 'MemberExpression') return node.optional || mayEndEarly(node.object);
  if (node.type === 'CallExpression') return node.optional || mayEndEarly(node.callee);
  return false;
}
