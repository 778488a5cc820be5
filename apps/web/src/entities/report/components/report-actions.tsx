import { ChevronDown, Download, FileText, LoaderCircle, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import { MenuButton } from '../../../components/ui/menu-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { downloadReport, openHtmlReport } from '../api/download-report.ts';
import { reportDownloads } from '../report-formats.ts';
import { useScanAccess } from '../scan-access.ts';

interface ReportActionsProps {
  scanId: string;
  /** Stands before the reports. */
  first: ReactNode;
  children?: ReactNode;
}

/** The reports of a scan. What goes wrong stays on the page until it is read. */
export function ReportActions({ scanId, first, children }: ReportActionsProps) {
  const access = useScanAccess();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (what: string, action: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  const downloads = reportDownloads.filter(({ format }) => !access.isSample || format !== 'pdf');
  const download = (format: string) => {
    const report = reportDownloads.find((known) => known.format === format);
    if (report) void run(report.name, () => downloadReport(access, scanId, report));
  };

  return (
    <div className="stack gap-3 justify-items-stretch">
      <div className="row gap-2 @min-[56rem]/page:justify-end">
        {first}
        <Button onPress={() => run('HTML', () => openHtmlReport(access, scanId))}>
          <FileText className="icon" aria-hidden="true" />
          View HTML Report
        </Button>
        <IconButton
          label="Print"
          className="iconbtn--line"
          onPress={() => run('HTML', () => openHtmlReport(access, scanId, { print: true }))}
        >
          <Printer className="icon" aria-hidden="true" />
        </IconButton>
        <MenuTrigger>
          <MenuButton isPending={busy !== null}>
            {busy === null ? (
              <Download className="icon" aria-hidden="true" />
            ) : (
              <LoaderCircle className="icon spin" aria-hidden="true" />
            )}
            {busy === null ? 'Download' : `Preparing ${busy}...`}
            <ChevronDown className="icon" aria-hidden="true" />
          </MenuButton>
          <Popover className="menu" placement="bottom end" offset={6}>
            <Menu aria-label="Download" onAction={(key) => download(String(key))}>
              {downloads.map(({ format, name, detail, Icon }) => (
                <MenuItem
                  key={format}
                  id={format}
                  className="menu__item"
                  textValue={`Download ${name}`}
                >
                  <Icon className="icon" aria-hidden="true" />
                  <span>Download {name}</span>
                  <span className="menu__detail">{detail}</span>
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
        {children}
      </div>
      {problem && (
        <Notice kind="error" role="alert" onDismiss={() => setProblem(null)}>
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}
