import { countOf } from '@curbcut/model/text';
import {
  listAccounts,
  removeAccount,
  setAccountPlan,
  showAccount,
} from '@curbcut/services/operator';
import type { ServiceContext } from '@curbcut/services/kernel';
import { accountRow, describeAccount, printableLine, rowHeader } from './describe-account.ts';
import { writeMessages, writeSubscribers } from './list-inquiries.ts';
import type { AdminCommand } from './parse-arguments.ts';

type Command = Exclude<AdminCommand, { name: 'help' }>;

/** Does what was asked and writes what came of it; answers the exit code. Throws AppError when it is refused. */
export async function runCommand(
  ctx: ServiceContext,
  command: Command,
  write: (text: string) => void,
): Promise<0 | 1> {
  switch (command.name) {
    case 'list-users':
      await writeAccounts(ctx, command.plan, write);
      return 0;
    case 'show': {
      const shown = await showAccount({ ctx, input: { email: command.email } });
      write(describeAccount(shown, ctx.config.plans));
      return 0;
    }
    case 'set-plan': {
      const { from, to } = await setAccountPlan({ ctx, input: command });
      write(
        from === to
          ? `${command.email} has the plan ${to} already.\n`
          : `${command.email} has the plan ${to} now (before: ${from}).\n`,
      );
      return 0;
    }
    case 'delete-user':
      return deleteUser(ctx, command, write);
    case 'list-subscribers':
      await writeSubscribers(ctx, write);
      return 0;
    case 'list-messages':
      await writeMessages(ctx, write);
      return 0;
  }
}

async function writeAccounts(
  ctx: ServiceContext,
  plan: string | undefined,
  write: (text: string) => void,
): Promise<void> {
  let count = 0;
  for await (const account of listAccounts({ ctx })) {
    if (plan !== undefined && account.plan !== plan) continue;
    if (count === 0) write(rowHeader);
    write(accountRow(account));
    count += 1;
  }
  write(`${countOf(count, 'account')}\n`);
}

async function deleteUser(
  ctx: ServiceContext,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
  write: (text: string) => void,
): Promise<0 | 1> {
  const { account } = await showAccount({ ctx, input: { email } });
  if (!isConfirmed) {
    write(
      `This would delete ${printableLine(account.email)} (${printableLine(account.name)}) with ${countOf(account.scans, 'scan')} and ${countOf(account.schedules, 'schedule')}, for good. Add --yes to do it.\n`,
    );
    return 1;
  }
  await removeAccount({ ctx, input: { email } });
  write(`${printableLine(account.email)} was deleted with everything that was its own.\n`);
  return 0;
}
