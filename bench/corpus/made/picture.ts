/** A picture of that size, another one for each number. */
export function drawPicture(...[width = '1', height = '1', number = '0']: string[]): string {
  const hue = (Number(number) * 47) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
<rect width="100" height="100" fill="hsl(${hue} 45% 82%)"/>
<circle cx="${20 + ((Number(number) * 13) % 60)}" cy="42" r="18" fill="hsl(${hue} 50% 55%)"/>
<path d="M0 100 L35 55 L60 80 L80 62 L100 100 Z" fill="hsl(${hue} 30% 35%)"/>
</svg>`;
}
