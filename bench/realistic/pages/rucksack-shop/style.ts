import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 system-ui,"DejaVu Sans",sans-serif;color:#1f2a27;background:#fff}
a{color:#1b5e4a}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid #0b4fa8;outline-offset:2px}
.skip{position:absolute;left:-9999px;top:0;background:#fff;padding:.75rem 1rem;z-index:20}
.skip:focus{left:0}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wrap{max-width:74rem;margin:0 auto;padding:0 1.25rem}
.top{border-bottom:1px solid #d5dcd8}
.top .wrap{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center;padding-block:1rem}
.logo{font-size:1.4rem;font-weight:700;color:#1d3a33;text-decoration:none}
.top form{flex:1 1 16rem;min-width:0;display:flex;gap:.5rem}
input[type=search],input[type=text],input[type=email],select{font:inherit;padding:.5rem .65rem;border:1px solid #5f6f69;border-radius:.3rem;background:#fff;color:inherit;min-width:0}
.top form input{flex:1}
button{font:inherit;cursor:pointer;border-radius:.3rem;border:1px solid #1b5e4a;background:#fff;color:#1b5e4a;padding:.5rem .9rem}
button.main{background:#1b5e4a;color:#fff;font-weight:600;padding:.75rem 1.4rem}
.basket{display:inline-flex;gap:.4rem;align-items:center}
nav.areas ul{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0;gap:.25rem 1.5rem}
nav.areas a{display:block;padding:.6rem 0;color:#1f2a27;text-decoration:none}
nav.areas a:hover{text-decoration:underline}
nav.areas a[aria-current]{font-weight:700;border-bottom:3px solid #1b5e4a}
nav.crumbs ol{display:flex;flex-wrap:wrap;list-style:none;padding:0;margin:1rem 0;gap:.25rem .6rem;font-size:.9rem}
nav.crumbs li+li::before{content:"/" / "";margin-inline-end:.6rem;color:#5f6f69}
.product{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:2.5rem}
@media (max-width:48rem){.product{grid-template-columns:1fr}}
.gallery img.large{width:100%;height:auto;border-radius:.5rem}
.thumbs{display:flex;flex-wrap:wrap;gap:.6rem;margin:.6rem 0 0;padding:0;list-style:none}
.thumb{padding:.15rem;border:2px solid #d5dcd8;background:#fff;border-radius:.4rem;cursor:pointer;display:block}
.thumb img{width:4.6rem;height:4.6rem;display:block}
.thumb.chosen{border-color:#1b5e4a}
h1{font-size:1.9rem;line-height:1.2;margin:.2rem 0 .4rem}
.rating{display:flex;gap:.5rem;align-items:center;margin:0 0 .8rem}
.stars{color:#8a5a00;letter-spacing:.1em}
.stars i{font-style:normal}
.price{font-size:1.6rem;font-weight:700;margin:.4rem 0}
.price s{font-size:1rem;font-weight:400;color:#5b6763}
.delivery{margin:.25rem 0 1rem;font-size:.95rem;color:${flaw('delivery-note-pale', '#4b5a54', '#a3ada8')}}
.choice{border:0;padding:0;margin:0 0 1.2rem}
.choice legend,.choice .caption{font-weight:600;padding:0;margin-bottom:.4rem}
.options{display:flex;flex-wrap:wrap;gap:.5rem}
.options label{display:inline-flex;align-items:center;gap:.4rem;border:1px solid #5f6f69;border-radius:.3rem;padding:.45rem .8rem;cursor:pointer}
.options input{accent-color:#1b5e4a;margin:0;width:1.1rem;height:1.1rem}
.options .out{${flaw('sold-out-by-red', 'color:#5b6763', 'color:#b3261e')}}
.amount{display:flex;gap:.6rem;align-items:center;margin-bottom:1rem}
.amount input{width:5rem;border:1px solid ${flaw('amount-frame-faint', '#5f6f69', '#e3e8e5')}}
.buy{display:flex;flex-wrap:wrap;gap:.75rem;margin-bottom:.6rem}
${flaw('wish-button-no-outline', '', '.buy .wish:focus,.buy .wish:focus-visible{outline:none}')}
.message{min-height:1.6rem;margin:.3rem 0;color:#1b5e4a;font-weight:600}
.banner{position:relative;margin:3rem 0;border-radius:.6rem;overflow:hidden;background:#27465c}
.banner img{display:block;width:100%;height:15rem;object-fit:cover}
.banner p{position:absolute;inset:auto 1.5rem 1.5rem auto;max-width:24rem;margin:0;font-size:1.15rem;${flaw('banner-text-on-sky', 'background:rgba(20,38,34,.92);color:#fff;padding:.75rem 1rem;border-radius:.4rem', 'color:#fff;padding:.75rem 1rem')}}
table{border-collapse:collapse;width:100%}
caption{text-align:start;font-weight:600;padding-bottom:.4rem}
td,th{text-align:start;padding:.5rem .75rem;border-bottom:1px solid #d5dcd8;vertical-align:top;font-weight:400}
tr>:first-child{font-weight:600;width:14rem}
.review{border-top:1px solid #d5dcd8;padding:1rem 0}
.review h3{margin:0 0 .2rem;font-size:1.05rem}
.review p{margin:.3rem 0}
.also{position:relative}
.also ul{list-style:none;margin:0;padding:0}
.also .cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem}
.card{border:1px solid #d5dcd8;border-radius:.5rem;padding:.8rem}
.card img{width:100%;height:auto}
.card[hidden]{display:none}
.tip{position:relative;display:inline-block}
dialog{border:1px solid #5f6f69;border-radius:.5rem;max-width:36rem;padding:1.5rem}
.sheet{position:fixed;inset:12vh auto auto 50%;translate:-50% 0;width:min(36rem,92vw);background:#fff;border:1px solid #5f6f69;border-radius:.5rem;padding:1.5rem;box-shadow:0 0 0 100vmax rgba(0,0,0,.45);z-index:15}
.sheet[hidden]{display:none}
footer{background:#1d3a33;color:#eef1ec;margin-top:3rem;padding:2rem 0}
footer a{color:#eef1ec}
footer :focus-visible{outline-color:#fff}
footer .wrap{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:1.5rem}
footer ul{list-style:none;margin:0;padding:0}
footer li{padding:.2rem 0}
footer h2{font-size:1rem;margin:0 0 .5rem}
`;
}
