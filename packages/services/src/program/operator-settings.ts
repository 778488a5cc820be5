import { defaultOperator } from '@curbcut/model/site';
import { emailSetting, listSetting, switchSetting, webUrlSetting } from '@curbcut/settings';
import { z } from 'zod';
import type { OperatorConfig } from '../kernel/context/operator-config.ts';

const text = z.string().trim().max(500, 'expected at most 500 characters');

/** `Mastodon=https://example.social/@us` */
const socialLinkSetting = z
  .string()
  .refine(
    (entry) => /^[^=]+=\s*\S+$/.test(entry),
    'expected entries such as Mastodon=https://example.social/@us',
  )
  .transform((entry) => {
    const at = entry.indexOf('=');
    return { label: entry.slice(0, at).trim(), url: entry.slice(at + 1).trim() };
  })
  .pipe(z.object({ label: z.string().max(60), url: webUrlSetting }));

/** Who runs this installation and what it shows of itself, as a zod shape. Unset means not shown. */
export const operatorSettings = {
  OPERATOR_NAME: text.optional(),
  OPERATOR_LEGAL_FORM: text.default(defaultOperator.legalForm),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_PHONE: text.optional(),
  OPERATOR_LOCATION: text.optional(),
  GOVERNING_LAW: text.default(defaultOperator.governingLaw),
  SUPPORT_EMAIL: emailSetting.optional(),
  SALES_EMAIL: emailSetting.optional(),
  PRIVACY_EMAIL: emailSetting.optional(),
  CONTACT_EMAIL: emailSetting.optional(),
  SUPPORT_HOURS: text.optional(),
  REPLY_TIME: text.optional(),
  EMERGENCY_SUPPORT: text.optional(),
  ABOUT_URL: webUrlSetting.optional(),
  SOCIAL_LINKS: listSetting.pipe(z.array(socialLinkSetting)).default([]),
  MARKETING_PAGES: switchSetting.default(true),
  ANALYTICS_ID: z
    .string()
    .trim()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'expected a measurement id such as G-ABC123DEF4')
    .optional(),
  NEWSLETTER_FORM_URL: webUrlSetting.optional(),
};

type OperatorSettings = z.output<z.ZodObject<typeof operatorSettings>>;

export function toOperatorConfig(settings: OperatorSettings): OperatorConfig {
  const supportEmail = settings.SUPPORT_EMAIL ?? null;
  const contactEmail = settings.CONTACT_EMAIL ?? supportEmail;
  return {
    operator: {
      name: settings.OPERATOR_NAME ?? null,
      legalForm: settings.OPERATOR_LEGAL_FORM,
      governingLaw: settings.GOVERNING_LAW,
      address: linesOf(settings.OPERATOR_ADDRESS),
      supportEmail,
      privacyEmail: settings.PRIVACY_EMAIL ?? supportEmail,
      phone: settings.OPERATOR_PHONE ?? null,
      supportHours: settings.SUPPORT_HOURS ?? null,
      replyTime: settings.REPLY_TIME ?? null,
      emergencySupport: settings.EMERGENCY_SUPPORT ?? null,
      location: settings.OPERATOR_LOCATION ?? null,
      aboutUrl: settings.ABOUT_URL ?? null,
      socialLinks: settings.SOCIAL_LINKS,
    },
    contactEmail,
    salesEmail: settings.SALES_EMAIL ?? contactEmail,
    marketingPages: settings.MARKETING_PAGES,
    analyticsId: settings.ANALYTICS_ID ?? null,
    newsletterFormUrl: settings.NEWSLETTER_FORM_URL ?? null,
  };
}

/** `12 Harbor Road | Ottawa ON K1A 0A1 | Canada`: environment variables hold one line only. */
function linesOf(address = ''): string[] {
  return address
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
