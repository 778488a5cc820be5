import { type Recipe, scannerTests } from './recipe.ts';

/** How a person verifies an issue, from its rule to the screen and the reports. */
export const fieldRecipe: Recipe = {
  heading: 'A field on an issue',
  mostPlaces: 8,
  changes: [
    {
      file: 'packages/model/src/scan/issue.ts',
      before: '  helpUrl: string;\n  /** Same page, same defect',
      add: '  /** How a person verifies it; absent in results of before. */\n  throwaway?: string | undefined;\n',
    },
    {
      file: 'packages/scanner/src/merge/merge-findings.ts',
      before: '    helpUrl: described.helpUrl,\n',
      add: '    throwaway: described.verification,\n',
    },
    {
      file: 'packages/db/src/stored/issue-schema.ts',
      before: '  helpUrl: z.string(),\n',
      add: '  throwaway: z.string().optional(),\n',
    },
    {
      file: 'packages/wire/src/scan/scan-record.ts',
      before: '  help_url: z.string(),\n',
      add: '  throwaway: z.string().optional(),\n',
    },
    {
      file: 'packages/wire/src/scan/to-wire-record.ts',
      before: '    help_url: issue.helpUrl,\n',
      add: '    ...(issue.throwaway === undefined ? {} : { throwaway: issue.throwaway }),\n',
    },
    {
      file: 'packages/wire/src/read/read-issue.ts',
      before: "    helpUrl: text(['help_url', 'helpUrl']),\n",
      add: "    throwaway: firstAt(value, ['throwaway'], asText) ?? undefined,\n",
    },
    {
      file: 'packages/report/src/html/issue-article.ts',
      after: '<p class="lines"><b>How to fix:</b> ${visibleText(issue.help)}</p>',
      add: "!${issue.throwaway ? html`<p>${visibleText(issue.throwaway)}</p>` : ''}",
    },
    {
      file: 'apps/web/src/entities/result/components/issue-body.tsx',
      after: '            <p>{issue.description}</p>\n',
      add: '            {issue.throwaway && <p className="text-muted">{issue.throwaway}</p>}\n',
    },
  ],
  guards: [
    {
      project: 'unit',
      places: [
        'packages/model',
        ...scannerTests,
        'packages/db',
        'packages/wire',
        'packages/report',
        'packages/testing',
        'apps/cli',
      ],
    },
    { project: 'unit-web', places: ['apps/web/src/entities/result'] },
  ],
};
