import type { Flaw } from '../../realistic-page.ts';

export const tickets = (flaw: Flaw): string => `
<section class="karten" aria-labelledby="karten-titel">
  <h2 id="karten-titel">Karten</h2>
  <p>Erwachsene 12 Euro, ermäßigt 6 Euro. Mit einem Stern bezeichnete Felder müssen Sie ausfüllen.</p>
  <form id="karten" novalidate action="?">
    <p><label for="tag">Tag <span aria-hidden="true">*</span></label>
    <select id="tag" name="tag"${flaw('star-only', ' required', '')}><option value="">Bitte wählen</option><option>Samstag, 5. Dezember</option><option>Sonntag, 6. Dezember</option><option>Dienstag, 8. Dezember</option></select></p>
    <p><label for="zahl">Anzahl <span aria-hidden="true">*</span></label>
    <input id="zahl" name="zahl" type="text" inputmode="numeric"${flaw('star-only', ' required', '')}></p>
    <p><label for="gutschein">Gutschein</label> <input id="gutschein" name="gutschein" type="text"></p>
    <p class="fehler" id="karten-fehler" role="alert"></p>
    <button type="submit" class="haupt">Karten zurücklegen</button>
  </form>
  <div class="frist" id="frist" hidden>
    <p id="frist-text" role="status"></p>
    <p>Noch <span id="frist-rest">10:00</span> Minuten</p>
    ${flaw('hold-runs-out', '<button type="button" id="verlaengern">Um zehn Minuten verlängern</button>', '')}
    <a class="haupt" href="?p=kasse">Zur Kasse</a>
  </div>
</section>`;
