import type { Screenshot } from '@curbcut/model/scan';
import type { ScanReport } from '@curbcut/model/scan';
import {
  pdfFooterTemplate,
  renderCsvReport,
  renderHtmlReport,
  renderJsonReport,
  renderSarifReport,
} from '@curbcut/report';
import type { Scanner } from '@curbcut/scanner';
import { goldenStatePictures } from '@curbcut/testing';

/** Every form of a scan's report, made as the product makes it. */
export function listReports(
  report: ScanReport,
  screenshot: Screenshot,
  scanner: Pick<Scanner, 'printPdf'>,
): { title: string; render: () => Promise<Uint8Array> }[] {
  const html = (medium: 'screen' | 'print') =>
    renderHtmlReport({
      report,
      screenshot,
      statePictures: goldenStatePictures(),
      scanUrl: 'https://curbcut.example/results/b7f2c1de-4a90-4c1f-9e37-0d51a6c2f8aa',
      generatedAt: new Date(),
      medium,
    });
  return [
    { title: 'JSON', render: async () => Buffer.from(renderJsonReport(report)) },
    { title: 'CSV', render: async () => Buffer.from(renderCsvReport(report)) },
    { title: 'SARIF', render: async () => Buffer.from(renderSarifReport(report)) },
    { title: 'HTML', render: async () => Buffer.from(html('screen')) },
    {
      title: 'PDF',
      render: () => scanner.printPdf(html('print'), { footerHtml: pdfFooterTemplate(report) }),
    },
  ];
}
