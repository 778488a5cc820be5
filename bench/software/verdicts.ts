import { readFile } from 'node:fs/promises';
import { levels } from '@curbcut/model/scan';
import { z } from 'zod';

/** From the best to the worst for whoever reported the issue. */
export const judgments = ['true', 'debatable', 'false'] as const;
export type Judgment = (typeof judgments)[number];

const Verdict = z.strictObject({
  page: z.string(),
  rule: z.string(),
  /** Where the issue was seen, as its page scan says it. Absent: on the page as it loads. */
  state: z.string().min(1).optional(),
  level: z.enum(levels),
  verdict: z.enum(judgments),
  /** One sentence: what was seen on the page. */
  evidence: z.string().min(10),
  /** As many as the issue had when it was judged. */
  elements: z.int().positive(),
  /** The selectors of those that were looked at. */
  sample: z.array(z.string()).min(1),
});

/** What somebody found who looked at a failed issue on its page, with the eyes, the keyboard and the browser's tools. */
export type Verdict = z.infer<typeof Verdict>;

/** A line of JSON for each verdict. Throws with the number of a line that is none. */
export async function readVerdicts(file: string): Promise<Verdict[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    try {
      return [Verdict.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`${file}:${index + 1} is no verdict.`, { cause: error });
    }
  });
}
