import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure tree as screen readers get it: its role, its own text and what stands in it. */
export interface PdfElement {
  role: string;
  alt: string | undefined;
  text: string;
  children: PdfElement[];
}

interface StructNode {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: StructNode[];
}

export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
}

/** All elements of all pages in reading order, those that are there for layout only left out. */
export async function readElements(pdf: PDFDocumentProxy): Promise<PdfElement[]> {
  const elements: PdfElement[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = new Map<string, string>();
    let marked: string[] = [];
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    for (const item of items) {
      if ('str' in item) {
        const id = marked.at(-1) ?? '';
        texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      } else if (item.type === 'endMarkedContent') {
        marked = marked.slice(0, -1);
      } else {
        marked.push(item.id ?? '');
      }
    }
    const tree: StructNode = await page.getStructTree();
    elements.push(...(tree.children ?? []).flatMap((node) => toElements(node, texts)));
  }
  return elements;
}

function toElements(node: StructNode, texts: ReadonlyMap<string, string>): PdfElement[] {
  const children = (node.children ?? []).flatMap((child) => toElements(child, texts));
  if (!node.role || node.role === 'NonStruct' || node.role === 'Document') return children;
  return [{ role: node.role, alt: node.alt, text: textOf(node, texts), children }];
}

function textOf(node: StructNode, texts: ReadonlyMap<string, string>): string {
  const own = node.type === 'content' ? (texts.get(node.id ?? '') ?? '') : '';
  const parts = (node.children ?? []).map((child) => textOf(child, texts));
  return `${own}${parts.join('')}`.replaceAll(/\s+/g, ' ');
}

/** The element and everything in it. */
export function withDescendants(elements: readonly PdfElement[]): PdfElement[] {
  return elements.flatMap((element) => [element, ...withDescendants(element.children)]);
}
