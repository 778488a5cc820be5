import type { Recipe } from './recipe.ts';

/** A mail that greets whoever has set a password. */
export const mailRecipe: Recipe = {
  heading: 'A mail',
  mostPlaces: 4,
  changes: [
    {
      file: 'packages/email/src/mails/throwaway-mail.ts',
      content: `import { renderAccountMail, type AccountMailInput } from './account-mail.ts';
import type { MailContent } from './mail.ts';
import { pageText } from './page-text.ts';

/** A greeting. */
export function renderThrowawayMail({
  word,
  settingsUrl,
  ...input
}: AccountMailInput & { word: string; settingsUrl: string }): MailContent {
  return renderAccountMail(input, {
    subject: 'A greeting',
    heading: 'A greeting',
    before: [\`We say \${pageText(word, 60)}.\`],
    action: { url: settingsUrl, label: 'Open the settings' },
    after: [],
  });
}
`,
    },
    {
      file: 'packages/email/src/account-mails.ts',
      after: "} from './mails/payment-mails.ts';\n",
      add: "import { renderThrowawayMail } from './mails/throwaway-mail.ts';\n",
    },
    {
      file: 'packages/email/src/account-mails.ts',
      before: "  'contact-message': mail({",
      add: `  throwaway: mail({
    allowance: 'notice',
    parameters: z.object({ word: z.string() }),
    render: (given, { person, page }) =>
      renderThrowawayMail({ ...person, ...given, settingsUrl: page('/settings') }),
  }),
`,
    },
    {
      file: 'packages/services/src/accounts/passwords/set-password.ts',
      before:
        "  await queueAccountMail(ctx, trx, {\n    userId: user.id,\n    kind: 'password-changed',",
      add: `  await queueAccountMail(ctx, trx, {
    userId: user.id,
    kind: 'throwaway',
    recipient: user.email,
    parameters: { word: 'hello' },
  });
`,
    },
    {
      file: 'packages/email/src/mails/throwaway-mail.test.ts',
      content: `import { expect, test } from 'vitest';
import { renderThrowawayMail } from './throwaway-mail.ts';

test('a word is text', () => {
  const settingsUrl = 'https://curbcut.example/settings';
  const mail = renderThrowawayMail({ word: '<b>hello</b>', settingsUrl });
  expect(mail.subject).toBe('A greeting');
  expect(mail.html).not.toContain('<b>');
  expect(mail.text).toContain(settingsUrl);
});
`,
    },
  ],
  guards: [
    {
      project: 'unit',
      places: ['packages/email/src/mails', 'apps/worker/src/jobs/render-mail.test.ts'],
    },
  ],
};
