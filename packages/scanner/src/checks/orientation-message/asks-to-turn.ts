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
  {
    turn: /\b(gir[aei]|ruot[aei]|capovolg)/,
    device: /\b(dispositivo|telefono|cellulare|schermo)/,
    way: /\b(orizzontale|verticale)\b/,
  },
  {
    turn: /\b(draai|kantel)/,
    device: /\b(apparaat|toestel|telefoon|scherm|tablet)/,
    way: /\b(liggend|staand)\b/,
  },
  {
    turn: /(?<!\p{L})(obróć|odwróć|поверн|переверн|otočte|döndür|vrid|vänd|drej|roter|vend|käännä)/u,
    device:
      /(urządzeni|telefon|ekran|устройств|экран|zařízení|cihaz|mobil|skärm|enhet|surfplatt|skærm|skjerm|laite|puhelin)/u,
    way: /(poziom|pionow|горизонтальн|вертикальн|альбомн|liggande|stående|vaakasuun|pystysuun)/u,
  },
  {
    turn: /(回転|向き|回して|旋转|旋轉|转动|轉動|横过来|돌려|회전)/u,
    device:
      /(端末|画面|デバイス|スマートフォン|スマホ|设备|設備|手机|手機|屏幕|螢幕|기기|휴대폰|화면)/u,
    way: /(横向き|縦向き|横画面|縦画面|横屏|竖屏|橫屏|直屏|가로\s?(모드|방향|화면)|세로\s?(모드|방향|화면))/u,
  },
];

/** Whether a short text may ask people to turn their device, in several languages. */
export function asksToTurn(text: string): boolean {
  const most = 200;
  if (text.length > most) return false;
  const words = text.toLowerCase();
  return parts.some(
    ({ turn, device, way }) => way.test(words) || (turn.test(words) && device.test(words)),
  );
}
