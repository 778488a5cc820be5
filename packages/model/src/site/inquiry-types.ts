/** What a message of the contact page can be about; the first is the default. */
export const inquiryTypes = ['general', 'sales', 'support', 'partnership'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export const inquiryLabels: Readonly<Record<InquiryType, string>> = {
  general: 'General Inquiry',
  sales: 'Sales & Pricing',
  support: 'Technical Support',
  partnership: 'Partnership',
};
