import type { InlinePicture } from '@curbcut/email';
import { pageOfPicture } from '@curbcut/model/picture';
import type { Scanner } from '@curbcut/scanner';
import type { ServiceContext } from '@curbcut/services/kernel';
import type { MailToSend } from '@curbcut/services/mails';
import { readReportInput } from '@curbcut/services/reports';

const width = 280;
/** Height by width of what is shown of the page's beginning, at most. */
const tallest = 0.7;

/**
 * A small picture of the page for the mail to its scan's owner; null for every other mail, and where there is none. A
 * mail without its picture is still the mail: trouble is logged, never thrown.
 */
export async function drawMailPicture(
  ctx: ServiceContext,
  scanner: Pick<Scanner, 'drawThumbnail'>,
  mail: MailToSend,
): Promise<InlinePicture | null> {
  if (mail.about !== 'scan' || !mail.isToOwner || mail.kind !== 'scan-completed') return null;
  const { scanId } = mail.report;
  try {
    const { report, screenshot } = await readReportInput({
      ctx,
      input: { scanId, reader: 'product' },
    });
    if (!screenshot || !report.screenshot) return null;
    const page = pageOfPicture(report.screenshot);
    const height = Math.round(width * Math.min(tallest, page.height / page.width));
    const bytes = await scanner.drawThumbnail({ ...screenshot, width, height });
    return { contentId: 'page-picture', mediaType: 'image/jpeg', bytes, width, height };
  } catch (error) {
    ctx.log.warn({ error, scanId }, 'A mail goes without its picture');
    return null;
  }
}
