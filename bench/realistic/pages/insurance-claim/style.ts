import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; font: 1rem/1.55 Marianne, "Segoe UI", Arial, sans-serif; color: #1f2a37; background: #fff; }
a { color: #00548b; }
h1 { font-size: 2rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; margin: 0 0 1rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
:focus-visible { outline: 3px solid #b34000; outline-offset: 2px; }
main:focus, h2:focus { outline: none; }
.evitement { position: absolute; left: -999em; padding: .5rem 1rem; background: #fff; }
.evitement:focus { left: 1rem; top: .5rem; }
.entete { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; padding: 1rem max(1rem, calc(50% - 570px)); border-bottom: 4px solid #00548b; }
.marque { font-size: 1.35rem; font-weight: 800; text-decoration: none; }
.entete ul, .pied ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: 0; }
.entete nav a, .pied a { display: inline-block; padding: .3rem 0; }
.entete nav a[aria-current] { font-weight: 700; color: #1f2a37; }
.conseil { margin: 0 0 0 auto; font-size: .9rem; }
main { display: block; max-width: 1172px; margin: 0 auto; padding: 2rem 1rem 3rem; }
.chapeau { max-width: 46rem; }
.etapes { display: flex; flex-wrap: wrap; gap: .75rem; list-style: none; padding: 0; margin: 1.5rem 0 2rem; }
.etape { flex: 1 1 14rem; padding: .6rem .9rem; border: 1px solid #6b7785; border-radius: 4px; ${flaw(
  'steps-cut-when-large',
  'min-height: 46px;',
  'height: 46px; overflow: hidden;',
)} }
.etape.en-cours { color: #fff; background: #00548b; border-color: #00548b; font-weight: 700; }
.numero { font-weight: 700; margin-right: .25rem; }
.corps { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 3rem; align-items: start; }
.champ { margin: 0 0 1.1rem; max-width: 32rem; }
label, .legende { font-weight: 600; }
.champ > label, .champ > .legende { display: block; margin: 0; }
${flaw('required-by-color', '', '.obligatoire > label { color: #b3151f; }')}
.mention { font-weight: 400; color: #4a5563; }
.indication { margin: 0; font-size: .9rem; color: #4a5563; }
input, select, textarea { font: inherit; color: inherit; }
input[type="text"], input[type="email"], input[type="tel"], select, textarea { width: 100%; padding: .5rem .7rem; background: #fff; border: 1px solid ${flaw('field-edges', '#66717f', '#d4dae1')}; border-radius: 4px; }
[aria-invalid="true"] { border: 2px solid #b3151f !important; }
.erreur { margin: .2rem 0 0; color: #b3151f; }
.erreur:empty { display: none; }
.bilan { margin: 0 0 1.5rem; padding: 1rem 1.25rem; border: 2px solid #b3151f; }
.bilan ul { margin: .25rem 0 0; }
.bilan a { display: inline-block; padding: .1rem 0; }
.natures { border: 0; padding: 0; margin: 0 0 1.25rem; }
legend { padding: 0; font-weight: 600; }
.legende { margin: 0 0 .25rem; }
.choix { display: flex; gap: .6rem; align-items: center; padding: .25rem 0; }
.choix input { width: 24px; height: 24px; margin: 0; flex: none; }
.choix label { font-weight: 400; }
button { font: inherit; padding: .5rem 1.1rem; color: #00548b; background: #fff; border: 1px solid #00548b; border-radius: 4px; cursor: pointer; }
.bouton { color: #fff; background: #00548b; font-weight: 700; }
.suite { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 1.5rem; }
.date { display: flex; flex-wrap: wrap; gap: .5rem; }
.date input { width: 12rem; }
.calendrier { margin-top: .5rem; border: 1px solid #66717f; border-collapse: collapse; }
.calendrier caption { font-weight: 700; padding: .3rem; }
.calendrier th, .calendrier td { padding: .2rem; text-align: center; min-width: 2.4rem; font-size: .9rem; }
td.jour { cursor: pointer; }
button.jour { width: 100%; padding: .2rem; border-color: transparent; color: #1f2a37; }
.biens { width: 100%; border-collapse: collapse; }
.biens caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
.biens th, .biens td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #aeb8c3; }
.ajout { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
.depot { padding: 1.25rem; border: 2px dashed #66717f; border-radius: 4px; cursor: pointer; }
.depot input { max-width: 100%; }
.resume { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.5rem; }
.resume dt { font-weight: 600; }
.resume dd, .horaires dd { margin: 0; }
.aide { padding: 1.5rem; background: #eef4f8; }
.aide details { padding: .5rem 0; border-bottom: 1px solid #aeb8c3; }
.aide summary { font-weight: 600; cursor: pointer; padding: .2rem 0; }
.horaires { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; }
.pied { padding: 1.5rem max(1rem, calc(50% - 570px)); background: #1f2a37; color: #e8edf2; }
.pied a { color: #cfe6f7; }
.pied :focus-visible { outline-color: #ffc48a; }
.voile { position: fixed; inset: 0; display: grid; place-items: center; padding: 1rem; background: rgba(20, 30, 42, .6); }
.boite { max-width: 30rem; padding: 1.5rem; background: #fff; }
@media (max-width: 820px) {
  .corps { grid-template-columns: minmax(0, 1fr); }
  .conseil { margin-left: 0; }
}
`;
