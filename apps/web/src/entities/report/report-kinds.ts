import { Braces, ChartColumnIncreasing, FileDown, FileText, type LucideIcon } from 'lucide-react';

export type ReportKind = 'json' | 'pdf' | 'html' | 'business';

/** The four reports of a scan, as they are explained and offered. */
export const reportKinds: readonly {
  kind: ReportKind;
  name: string;
  /** What the button does. */
  action: string;
  explanation: string;
  Icon: LucideIcon;
}[] = [
  {
    kind: 'json',
    name: 'JSON Data',
    action: 'Download JSON',
    explanation: 'Every finding with its elements, criteria and engines, for your own tools.',
    Icon: Braces,
  },
  {
    kind: 'pdf',
    name: 'PDF Report',
    action: 'Download PDF',
    explanation: 'A tagged A4 document with the marked page, to print, file or send.',
    Icon: FileDown,
  },
  {
    kind: 'html',
    name: 'Professional HTML',
    action: 'Open professional HTML report',
    explanation: 'The whole report as a web page: issues, affected elements and how to fix them.',
    Icon: FileText,
  },
  {
    kind: 'business',
    name: 'Business Impact',
    action: 'Business summary',
    explanation: 'One page for people who decide: risk, compliance, effort and what to do first.',
    Icon: ChartColumnIncreasing,
  },
];
