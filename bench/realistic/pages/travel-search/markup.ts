import type { Flaw } from '../../realistic-page.ts';
import { results } from './results.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Viajes en tren y barco para diciembre – Rumbo Lento</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="salto" href="#contenido">Ir a los viajes</a>
<header>
<a class="casa" href="#inicio">Rumbo Lento</a>
<nav aria-label="Principal">
<ul>
<li><a href="#viajes" aria-current="page">Buscar viajes</a></li>
<li><a href="#bonos">Bonos de diez trayectos</a></li>
<li><a href="#diario">Diario de viaje</a></li>
<li><a href="#ayuda">Ayuda</a></li>
</ul>
</nav>
</header>
<main id="contenido" tabindex="-1">
<div class="portada">
<img src="fotos/cala.svg" alt="">
<h1>Llega despacio: trenes y barcos sin aviones</h1>
</div>
<div class="todo">
${search(flaw)}
${results(flaw)}
</div>
</main>
<footer>
<p>Rumbo Lento, cooperativa de viajes, Gijón. <a href="#contacto">Contacto</a> · <a href="#condiciones">Condiciones</a> · <a href="#accesibilidad">Declaración de accesibilidad</a></p>
</footer>
<section class="consiente" aria-label="Galletas">
<p>Guardamos en tu aparato solo lo que hace falta para que la reserva funcione. Si nos dejas, contamos además cuánta gente visita cada página, sin saber quién es.</p>
<p><button type="button">Permitir que contéis visitas</button> <button type="button">Solo lo necesario</button></p>
</section>
<script>${script(flaw)}</script>
</body>
</html>`;
}

function search(flaw: Flaw): string {
  const options = `<label><input type="radio" name="tipo" checked> Ida y vuelta</label><label><input type="radio" name="tipo"> Solo ida</label><label><input type="radio" name="tipo"> Varias paradas</label>`;
  return `<form class="busca" novalidate>
${flaw(
  'trip-kinds-ungrouped',
  `<fieldset class="tipo"><legend>Tipo de viaje</legend>${options}</fieldset>`,
  `<div class="tipo"><div class="rotulo">Tipo de viaje</div>${options}</div>`,
)}
<p class="campo"><label for="origen">Desde</label><input type="text" id="origen" value="Gijón" autocomplete="off"></p>
<div class="campo"><label for="destino">Hasta</label>
<input type="text" id="destino" autocomplete="off"${flaw('suggestions-without-roles', ' role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="lugares"', '')}>
${flaw('suggestions-without-roles', '<ul class="sugerencias" id="lugares" role="listbox" aria-label="Lugares" hidden></ul>', '<div class="sugerencias" id="lugares" hidden></div>')}
<button type="button" class="cambia" aria-label="${flaw('swap-called-delete', 'Intercambiar origen y destino', 'Borrar el destino')}"><span aria-hidden="true">⇄</span></button></div>
<div class="campo"><label for="ida">Fecha de ida</label>
<div class="fecha"><input type="text" id="ida" autocomplete="off" aria-describedby="${flaw('date-form-unsaid', 'ida-pista ', '')}ida-error"><button type="button" class="abre">Calendario</button></div>
${flaw('date-form-unsaid', '<span class="pista" id="ida-pista">Día, mes y año: 05/12/2026</span>', '')}
<span class="error" id="ida-error"></span>
${calendar(flaw)}</div>
<p class="campo"><label for="personas">Personas</label><select id="personas"><option>1 persona</option><option>2 personas</option><option>3 personas</option><option>4 personas o más</option></select></p>
<button type="submit" class="lanza">Buscar viajes</button>
</form>`;
}

function calendar(flaw: Flaw): string {
  const names = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
  const head = (name: string) =>
    flaw(
      'calendar-without-day-names',
      `<th scope="col"><abbr title="${name}">${name.slice(0, 2)}</abbr></th>`,
      `<td>${name.slice(0, 2)}</td>`,
    );
  const weeks = [0, 1, 2, 3, 4].map((week) =>
    names.map((_, day) => week * 7 + day).filter((number) => number < 32),
  );
  // December 2026 begins on a Tuesday.
  const cell = (number: number) =>
    number < 1 || number > 31
      ? '<td></td>'
      : `<td><button type="button"${number === 5 ? ' class="elegido"' : ''}${flaw('chosen-day-untold', ` aria-pressed="${number === 5}"`, '')}>${number}</button></td>`;
  return `<div class="calendario" role="dialog" aria-labelledby="mes" hidden>
<h2 id="mes">Diciembre de 2026</h2>
<table>
<thead><tr>${names.map(head).join('')}</tr></thead>
<tbody>
${weeks.map((week) => `<tr>${week.map(cell).join('')}</tr>`).join('\n')}
</tbody>
</table>
<button type="button" class="cierra">Cerrar el calendario</button>
</div>`;
}
