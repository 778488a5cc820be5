/** The W3C's techniques and failures that hold for WCAG 2.2 (https://www.w3.org/WAI/WCAG22/Techniques/), as ranges. */
const techniques: Readonly<Record<string, string>> = {
  ARIA: '1-2 4-27',
  C: '6-9 12-15 17-25 27-45',
  F: '1-3 7-10 12-16 19-20 22-26 30-34 36-44 46 48-50 52 54-55 58-61 63 65-69 71-75 78-86 88-113',
  G: '1 4-5 8-11 13-15 17-19 21 53-65 68-71 73-76 78-103 105 107-108 110-112 115 117 120-121 123-128 130-131 133 135-136 138-146 148-153 155-186 188-191 193-221 223-226',
  H: '2 24-25 28 30 32-34 36-37 39-40 42-44 48-49 51 53-54 56-58 62-65 67 69 71 76-81 83-86 88-91 95-102',
  PDF: '1-23',
  SCR: '1-2 14 16 18-20 22 24 26-36 38-40',
  SM: '1-2 6-7 11-14',
  SVR: '1-5',
  T: '1-3',
};

export function isWcagTechnique(id: string): boolean {
  const [, kind = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(id) ?? [];
  return (techniques[kind] ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first !== '' && Number(first) <= Number(number) && Number(number) <= Number(last);
  });
}
