/** `Content-Disposition` after RFC 6266: a plain name for old clients and the exact one in UTF-8. */
export function contentDisposition(type: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\w.\- ]/g, '-');
  const exact = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
