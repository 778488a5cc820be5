import { defaultOperator, type Operator } from '@curbcut/model/site';

/** What an installation shows of whoever runs it. */
export interface OperatorConfig {
  operator: Operator;
  /** Where messages of the contact page go; null: they are only stored. */
  contactEmail: string | null;
  /** Where those about sales and pricing go; null: they are only stored. */
  salesEmail: string | null;
  marketingPages: boolean;
  analyticsId: string | null;
  /** The subscription form of a newsletter provider; null: this server keeps the subscribers itself. */
  newsletterFormUrl: string | null;
}

/** An installation whose operator has configured nothing. */
export const unconfiguredOperator: OperatorConfig = {
  operator: defaultOperator,
  contactEmail: null,
  salesEmail: null,
  marketingPages: true,
  analyticsId: null,
  newsletterFormUrl: null,
};
