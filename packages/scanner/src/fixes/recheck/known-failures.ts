import type { Finding, Pointer } from '../../engines/finding.ts';

/** What had failed before anything was patched. */
export interface KnownFailures {
  has(pointer: Pointer, engineRule: string): boolean;
}

export function toKnownFailures(findings: readonly Finding[]): KnownFailures {
  const keyOf = ({ frame, element }: Pointer, rule: string) => `${frame}:${element}:${rule}`;
  const known = new Set(
    findings.flatMap(({ engineRule, nodes }) => nodes.map((node) => keyOf(node, engineRule))),
  );
  return { has: (pointer, rule) => known.has(keyOf(pointer, rule)) };
}
