export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rooms seen from above, 640 wide and 400 high. */
export function drawPlan({
  rooms,
  ground = '#f7f5ef',
}: {
  rooms: Room[];
  ground?: string;
}): string {
  const walls = rooms.map(
    ({ x, y, width, height }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff" stroke="#2c3440" stroke-width="6"/><path d="M${x + 20} ${y + height}h44" stroke="#fff" stroke-width="8"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><rect width="640" height="400" fill="${ground}"/>${walls.join('')}</svg>`;
}
