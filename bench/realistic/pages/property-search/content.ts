export interface Home {
  id: string;
  title: string;
  price: number;
  area: number;
  rooms: number;
  baths: number;
  place: string;
  state: 'libre' | 'reservado';
  photo: string;
  text: string;
  x: number;
  y: number;
}

const home = (
  id: string,
  title: string,
  place: string,
  [price, area, rooms, baths]: [number, number, number, number],
  state: Home['state'],
  [x, y]: [number, number],
  photo: string,
  text: string,
): Home => ({ id, title, place, price, area, rooms, baths, state, x, y, photo, text });

export const homes: Home[] = [
  home(
    'ruzafa',
    'Piso reformado con balcón',
    'Ruzafa',
    [1250, 84, 3, 2],
    'libre',
    [52, 66],
    'Fachada blanca de tres plantas con tejado rojo',
    'Tercero con ascensor, suelos hidráulicos originales y cocina nueva abierta al salón.',
  ),
  home(
    'carmen',
    'Ático con terraza',
    'El Carmen',
    [1480, 71, 2, 1],
    'reservado',
    [40, 30],
    'Casa ocre de cuatro plantas bajo un cielo claro',
    'Terraza de veinte metros sobre los tejados, a dos calles de las torres.',
  ),
  home(
    'benimaclet',
    'Casa de pueblo con patio',
    'Benimaclet',
    [1390, 120, 4, 2],
    'libre',
    [76, 18],
    'Casa azul de dos plantas con tejado oscuro',
    'Dos alturas, patio con limonero y un taller que también sirve de dormitorio.',
  ),
  home(
    'canyamelar',
    'Bajo junto a la playa',
    'El Cabanyal',
    [980, 62, 2, 1],
    'libre',
    [90, 52],
    'Casa baja amarilla con tejado verde',
    'A cinco minutos del mar, con azulejos de la época y aire acondicionado.',
  ),
  home(
    'patraix',
    'Piso luminoso de esquina',
    'Patraix',
    [870, 78, 3, 1],
    'libre',
    [22, 74],
    'Edificio gris de cuatro plantas',
    'Mucho sol por la mañana, trastero incluido y metro en la misma plaza.',
  ),
  home(
    'campanar',
    'Piso familiar con garaje',
    'Campanar',
    [1150, 102, 4, 2],
    'reservado',
    [16, 40],
    'Edificio rosado de cuatro plantas',
    'Zona verde, piscina comunitaria y plaza de garaje en el precio.',
  ),
  home(
    'mestalla',
    'Estudio para una persona',
    'Mestalla',
    [720, 38, 1, 1],
    'libre',
    [66, 40],
    'Edificio crema de tres plantas',
    'Recién pintado, con cama plegable, escritorio y fibra instalada.',
  ),
  home(
    'algiros',
    'Dúplex cerca de la universidad',
    'Algirós',
    [1320, 96, 3, 2],
    'libre',
    [84, 34],
    'Casa verde de tres plantas con tejado pardo',
    'Dos plantas independientes, ideal para compartir entre estudiantes.',
  ),
];

export const guides = [
  {
    id: 'ruzafa',
    name: 'Vivir en Ruzafa',
    text: 'Cafés, talleres y el mercado más animado del sur. Ruidoso los viernes, tranquilo los martes.',
  },
  {
    id: 'cabanyal',
    name: 'Vivir en El Cabanyal',
    text: 'Casas bajas de colores a un paso de la arena. El tranvía tarda un cuarto de hora al centro.',
  },
  {
    id: 'fianzas',
    name: 'Fianzas y avales',
    text: 'Qué puede pedir el propietario, cuándo debe devolverlo y qué hacer si no lo hace.',
  },
];
