import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Claim, type Rule, trustOf } from '@curbcut/rules';
import type { Engine } from '../engines/engine.ts';
import { listSources } from './list-sources.ts';

type HashedEngine = Pick<Engine, 'id' | 'version' | 'basis'>;

/** Files and folders of what decides, beside engines, about the rules that claim something. */
export type ClaimSources = Readonly<Record<Claim, readonly string[]>>;

/**
 * 12 hex digits for each rule that one of the engines looks for, by rule id. They change when its row, the version of such
 * an engine, what its findings count for, a threshold or a source file that decides about it changes, and with nothing else; the machine, the folder
 * and the line ends of the checkout don't matter.
 */
export function hashRules(
  rules: readonly Rule[],
  engines: readonly HashedEngine[],
  claimSources: ClaimSources,
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const digestOf = (file: string) => {
    const digest = known.get(file) ?? sha256(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
    known.set(file, digest);
    return digest;
  };
  // Most rules are decided by the same folders, and this runs whenever a scanner is loaded.
  const listed = new Map<string, ReturnType<typeof listSources>>();
  const listOnce = (source: string) => {
    const files = listed.get(source) ?? listSources(source);
    listed.set(source, files);
    return files;
  };
  const seen = rules
    .map((row) => ({ row, by: engines.filter(({ id }) => row.detectedBy[id] !== undefined) }))
    .filter(({ by }) => by.length > 0);
  return new Map(
    seen.map(({ row, by }) => {
      const parts = by.map(({ id, version, basis }) => {
        const { sources, thresholds } = basis(row.id);
        const asked = row.claims ? claimSources[row.claims] : [];
        const files = [...sources, ...asked].flatMap(listOnce);
        const digests = files.map(({ file, name }) => [name, digestOf(file)]);
        // Where an engine's rules count for what their row says, nothing is added.
        const trusts = (row.detectedBy[id] ?? []).map((rule) => trustOf(id, rule, row));
        const other = trusts.some((trust) => trust !== row.trust) ? [trusts] : [];
        return [id, version, thresholds, digests, ...other];
      });
      // How the work is called, and what a site's causes are told by, are no part of when the rule fails.
      const { todo: _todo, sharedStyle: _style, ...said } = row;
      return [row.id, sha256(canonical({ row: said, parts })).slice(0, 12)];
    }),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
