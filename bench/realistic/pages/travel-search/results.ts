import type { Flaw } from '../../realistic-page.ts';

/** From, to, times, way, price, kinds. */
const trips = [
  [
    'Gijón – Santander, por la costa',
    '8:10, estación de Gijón',
    '12:55, muelle de Santander',
    'Tren de vía estrecha, asiento libre',
    '24 €',
    'tren directo',
  ],
  [
    'Gijón – Valencia, con noche en Madrid',
    '9:30, estación de Gijón',
    '13:40 del día siguiente, Valencia Nord',
    'Dos trenes y una noche en la pensión Atocha',
    '96 €',
    'tren noche',
  ],
  [
    'Gijón – Menorca',
    '7:00, estación de Gijón',
    '8:30 del día siguiente, puerto de Maó',
    'Tren a Barcelona y barco nocturno con litera',
    '148 €',
    'tren barco noche',
  ],
  [
    'Gijón – La Palma',
    '10:15, estación de Gijón',
    '19:00 dos días después, Santa Cruz',
    'Tren a Huelva y barco de 30 horas',
    '210 €',
    'tren barco noche',
  ],
  [
    'Gijón – Vigo',
    '15:20, estación de Gijón',
    '22:45, Vigo Urzáiz',
    'Tren y autobús entre Ferrol y Betanzos',
    '38 €',
    'tren',
  ],
] as const;

export function results(flaw: Flaw): string {
  const trip = ([
    name,
    start,
    end,
    way,
    price,
    kinds,
  ]: (typeof trips)[number]) => `<li class="viaje" data-tipo="${kinds}">
<div>
<h3><a href="#${name.length}-${price.replace(' €', '')}">${name}</a></h3>
<div class="tramo"><p>Sale a las ${start}.</p><p>Llega a las ${end}.</p></div>
<p>${way}</p>
</div>
<p class="precio">${price}</p>
</li>`;
  return `<h2 id="viajes">Viajes desde Gijón</h2>
<p>Los precios son por persona, con asiento y sin gastos. Hasta tres días antes devolvemos todo.</p>
<div class="filtros" role="group" aria-label="Mostrar solo">
<button type="button" aria-pressed="false" data-tipo="directo">Directos</button>
<button type="button" aria-pressed="false" data-tipo="barco">Con barco</button>
<button type="button" aria-pressed="false" data-tipo="noche">De noche</button>
</div>
<p class="cuantos"${flaw('result-count-silent', ' role="status"', '')}>Se muestran 5 viajes.</p>
<ul class="viajes">
${trips.map(trip).join('\n')}
</ul>
${photos(flaw)}
<h2>Viajar con silla de ruedas, bicicleta o perro</h2>
<p>En cada viaje decimos qué estaciones tienen ascensor y qué barcos cabina accesible. Las bicicletas pagan seis euros; los perros viajan gratis en los barcos si duermen contigo. Si algo falla por el camino, llámanos al 985 555 012: respondemos a cualquier hora y buscamos otra conexión sin coste.</p>`;
}

function photos(flaw: Flaw): string {
  const lighthouse = flaw(
    'lighthouse-called-market',
    'Faro blanco con linterna roja sobre el mar',
    'Puestos de fruta en un mercado cubierto',
  );
  return `<section aria-labelledby="fotos">
<h2 id="fotos">Fotos de quienes ya fueron</h2>
<div class="fotos"><div class="tira">
<img class="faro" src="fotos/faro.svg" alt="${lighthouse}" draggable="false">
<img src="fotos/patio.svg" alt="Arco con plantas en un patio de tierra roja" draggable="false">
<img src="fotos/sierra.svg" alt="Montaña gris al final de un valle" draggable="false">
<img src="fotos/cala.svg" alt="Cala de arena clara con el sol bajo" draggable="false">
</div></div>
<p class="numero" role="status">Foto 1 de 4</p>
${flaw('photos-by-swiping', '<p><button type="button" class="gira" data-paso="-1">Foto anterior</button> <button type="button" class="gira" data-paso="1">Foto siguiente</button></p>', '<p>Desliza para ver más.</p>')}
</section>`;
}
