import { asText, fieldAt } from '@curbcut/wire/read';
import { apiUrl, callApi } from '../../../lib/api-client.ts';
import { openWindow } from '../../../lib/open-window.ts';
import { PopupBlockedError } from '../report-failure.ts';

/**
 * Opens the HTML report of a scan in a window of its own, to be printed at once if `print` is set, through a link that works for a few minutes. Call it in the
 * press itself: later the browser would refuse the window. Throws `PopupBlockedError` or `ApiError`.
 */
export async function openHtmlReport(
  scanId: string,
  { print = false }: { print?: boolean } = {},
): Promise<void> {
  const page = openWindow();
  if (!page) throw new PopupBlockedError();
  try {
    const link = await callApi(
      { method: 'POST', path: `/scan/${encodeURIComponent(scanId)}/report-link` },
      (answer) => asText(fieldAt(answer, 'url')),
    );
    const url = new URL(link, new URL(apiUrl('/'), location.href));
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw new TypeError('The link to the report is no web address.');
    }
    if (print) url.searchParams.set('print', 'true');
    page.location.replace(url.href);
  } catch (cause) {
    page.close();
    throw cause;
  }
}
