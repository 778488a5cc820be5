import { createHash } from 'node:crypto';

/** Asks for paper once everything of the report can be drawn. */
export const printScript =
  "addEventListener('load',()=>document.fonts.ready.then(()=>print()),{once:true})";

/** The only script that a policy may let run in a report that prints itself. */
export const printScriptSource = `'sha256-${createHash('sha256').update(printScript).digest('base64')}'`;
