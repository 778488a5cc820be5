const parts = [
  {
    turn: /\b(rotate|turn|tilt|flip)/,
    device: /\b(device|phone|screen|tablet|display|mobile)/,
    way: /\b(landscape|portrait|sideways|upright)\b/,
  },
  {
    turn: /(dreh|kipp|wend)/,
    device: /(gerät|telefon|handy|smartphone|bildschirm|tablet)/,
    way: /(quer|hoch)(format|kant)/,
  },
  {
    turn: /\b(tourn|pivot|bascul|retourn)/,
    device: /\b(appareil|téléphone|écran|tablette|mobile)/,
    way: /\b(paysage|portrait)\b/,
  },
  {
    turn: /\b(gir[aeo]|rot[aeo]|volte|voltea)/,
    device: /\b(dispositivo|teléfono|móvil|pantalla|tableta)/,
    way: /(horizontal|vertical|apaisad)/,
  },
];

/** Whether a short text may ask people to turn their device, in English, German, French or Spanish. */
export function asksToTurn(text: string): boolean {
  const most = 200;
  if (text.length > most) return false;
  const words = text.toLowerCase();
  return parts.some(
    ({ turn, device, way }) => way.test(words) || (turn.test(words) && device.test(words)),
  );
}
