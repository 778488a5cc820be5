import type { ListedScan } from '@curbcut/wire/read';
import { ChartLine, Ellipsis, ExternalLink, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MenuIconButton } from '../../../components/ui/menu-button.tsx';
import { reportKinds, type ReportKind } from '../../../entities/report/report-kinds.ts';
import { useReportAction } from '../../../entities/report/use-report-action.ts';
import { safeHref, shortUrl } from '../../../lib/page-url.ts';
import { trendUrl } from '../../../lib/dashboard-tab.ts';

interface ScanActionsProps {
  scan: ListedScan;
  onSummary: () => void;
}

type ActionKey = ReportKind | 'trend' | 'visit';
interface Action {
  key: ActionKey;
  label: string;
  Icon: LucideIcon;
}

/** Details and reports only of a scan with an id; trend and website always. */
export function ScanActions({ scan, onSummary }: ScanActionsProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { run, isPending } = useReportAction();
  const { scan_id: id, url } = scan;
  const site = shortUrl(url);
  const href = safeHref(url);
  const hasReports = id !== null && scan.status === 'completed';
  const actions: Action[] = [
    ...(hasReports
      ? reportKinds.map(({ kind, action, Icon }) => ({ key: kind, label: action, Icon }))
      : []),
    { key: 'trend', label: 'View trend', Icon: ChartLine },
  ];

  const perform = (key: ActionKey) => {
    if (key === 'trend') void navigate(trendUrl(search, url));
    else if (key === 'business') onSummary();
    else if (key !== 'visit' && id !== null) run({ kind: key, scan: { url, scan_id: id } });
  };

  return (
    <div className="row gap-2">
      {id !== null && (
        <ButtonLink className="whitespace-nowrap" to={`/scan/${id}`}>
          View details<span className="sr-only"> of {site}</span>
        </ButtonLink>
      )}
      <MenuTrigger>
        <MenuIconButton
          label={isPending ? `Preparing a report of ${site}` : `More actions for ${site}`}
          isPending={isPending}
        >
          {isPending ? (
            <LoaderCircle className="icon spin" aria-hidden="true" />
          ) : (
            <Ellipsis className="icon" aria-hidden="true" />
          )}
        </MenuIconButton>
        <Popover className="menu" placement="bottom end" offset={6}>
          <Menu
            aria-label={`Actions for ${site}`}
            onAction={(key) => {
              const action = actions.find((one) => one.key === key);
              if (action) perform(action.key);
            }}
          >
            {actions.map(({ key, label, Icon }) => (
              <MenuItem key={key} id={key} className="menu__item" textValue={label}>
                <Icon className="icon" aria-hidden="true" />
                <span>{label}</span>
              </MenuItem>
            ))}
            {href !== null && (
              <MenuItem
                id="visit"
                className="menu__item"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                textValue="Visit website"
              >
                <ExternalLink className="icon" aria-hidden="true" />
                <span>
                  Visit website<span className="sr-only"> (opens in a new tab)</span>
                </span>
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
