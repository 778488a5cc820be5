import { parseArgs } from 'node:util';
import { planTypes, type PlanType } from '@curbcut/model/plans';

export type AdminCommand =
  | { name: 'help' }
  | { name: 'list-users'; plan: PlanType | undefined }
  | { name: 'show'; email: string }
  | { name: 'set-plan'; email: string; plan: PlanType; reason: string }
  | { name: 'delete-user'; email: string; isConfirmed: boolean }
  | { name: 'list-subscribers' }
  | { name: 'list-messages' };

export const usage = `Looks after the accounts of an installation.

  npm run --silent admin -- COMMAND

  list-users [--plan PLAN]         every account: address, plan, scans, schedules
  show EMAIL                       one account, and how its plan has changed
  set-plan EMAIL PLAN [--reason TEXT]
                                   give an account another plan, at once;
                                   PLAN is ${planTypes.join(', ')}
  delete-user EMAIL --yes          delete an account with everything that is its own;
                                   without --yes it only says what would go
  list-subscribers                 confirmed subscribers of the newsletter, as CSV
  list-messages                    the newest 100 messages of the contact page
  --help                           this text

The database is that of DATABASE_URL, else the one that \`npm start\` runs on the
state directory (CURBCUT_STATE_DIR); plan numbers are those of PLAN_NUMBERS.

Exit code: 0 done, 1 refused, 2 wrong command line or no database.
`;

const forms: Record<string, string> = {
  'list-users': 'list-users [--plan PLAN]',
  show: 'show EMAIL',
  'set-plan': `set-plan EMAIL ${planTypes.join('|')}`,
  'delete-user': 'delete-user EMAIL --yes',
  'list-subscribers': 'list-subscribers',
  'list-messages': 'list-messages',
};

/** Reads the command line; `problem` says what to change. */
export function parseArguments(args: string[]): AdminCommand | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        plan: { type: 'string' },
        reason: { type: 'string' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { name: 'help' };
    return toCommand(positionals, values);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

interface Options {
  plan?: string | undefined;
  reason?: string | undefined;
  yes?: boolean | undefined;
}

function toCommand([name = '', ...words]: string[], options: Options): AdminCommand {
  const [email = '', plan] = words;
  switch (name) {
    case 'list-users':
      expect(name, words.length === 0, options, ['plan']);
      return { name, plan: options.plan === undefined ? undefined : toPlan(options.plan) };
    case 'show':
      expect(name, words.length === 1, options, []);
      return { name, email };
    case 'set-plan':
      expect(name, words.length === 2, options, ['reason']);
      return { name, email, plan: toPlan(plan), reason: options.reason ?? 'Set by the operator' };
    case 'delete-user':
      expect(name, words.length === 1, options, ['yes']);
      return { name, email, isConfirmed: options.yes ?? false };
    case 'list-subscribers':
    case 'list-messages':
      expect(name, words.length === 0, options, []);
      return { name };
    case '':
      throw new Error('Name a command.');
    default:
      throw new Error(`There is no command “${name}”.`);
  }
}

function expect(
  name: string,
  hasRightWords: boolean,
  options: Options,
  allowed: readonly (keyof Options)[],
): void {
  const given = (['plan', 'reason', 'yes'] as const).filter((each) => options[each] !== undefined);
  if (hasRightWords && given.every((option) => allowed.includes(option))) return;
  throw new Error(`The command is: ${forms[name]}`);
}

function toPlan(text: string | undefined): PlanType {
  const plan = planTypes.find((type) => type === text);
  if (!plan) throw new Error(`A plan is ${planTypes.join(', ')}; “${text}” is none of them.`);
  return plan;
}
