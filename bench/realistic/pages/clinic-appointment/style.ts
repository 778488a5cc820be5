import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.55 "DejaVu Sans",Verdana,sans-serif;color:#1b2a28;background:#fff}
a{color:#1d5c4f}
:focus-visible{outline:3px solid #7a1240;outline-offset:2px}
.skip{position:absolute;left:-120vw;top:0;background:#fff;padding:.7rem;z-index:9}
.skip:focus{left:0}
header{background:#e2efea;border-bottom:4px solid #1d5c4f}
.line{max-width:70rem;margin:0 auto;padding:.8rem 1.25rem;display:flex;flex-wrap:wrap;gap:.4rem 2rem;align-items:center;justify-content:space-between}
.name{font-weight:700;font-size:1.25rem;color:#1b2a28;text-decoration:none}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.3rem;margin:0;padding:0}
nav a{display:block;padding:.3rem 0}
.body{max-width:70rem;margin:0 auto;padding:1.2rem 1.25rem 3rem;display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:2.2rem}
@media (max-width:58rem){.body{grid-template-columns:minmax(0,1fr)}}
h1{font-size:1.8rem;line-height:1.25;margin:.3rem 0 .7rem}
h2{font-size:1.3rem;margin:1.8rem 0 .6rem}
fieldset{border:0;margin:0 0 1.2rem;padding:0}
legend{font-weight:600;padding:0;margin-bottom:.3rem}
.field{margin:0 0 1.1rem}
.field>label{display:block;font-weight:600}
${flaw('needed-in-red', '', '.needed{color:#9c1430}')}
.hint{display:block;font-size:.95rem;color:${flaw('hints-pale', '#4a5a57', '#9aaba7')}}
.wrong{display:block;color:#9c1430;font-weight:600}
.wrong:empty{display:none}
input[type=text],input[type=tel],input[type=email],textarea,select{font:inherit;color:inherit;width:100%;max-width:27rem;border:1px solid #5a6b68;border-radius:.25rem;padding:.5rem .65rem;background:#fff}
textarea::placeholder{color:#4a5a57;opacity:1}
[aria-invalid=true]{border:2px solid #9c1430!important}
.choice label{display:flex;gap:.5rem;align-items:center;padding:.25rem 0}
.choice input,.consent input{width:1.3rem;height:1.3rem;accent-color:#1d5c4f;flex:none}
.slots{display:flex;flex-wrap:wrap;gap:.6rem;margin:.3rem 0 1rem}
.slot{font:inherit;border:1px solid #1d5c4f;border-radius:.3rem;background:#fff;color:#1d5c4f;padding:.4rem .8rem;cursor:pointer;${flaw('slots-cut-when-large', '', 'width:11.5rem;flex:none;height:38px;overflow:hidden')}}
.slots{${flaw('slots-cut-when-large', '', 'font-size:1rem')}}
.slot.mine{background:#1d5c4f;color:#fff}
.summary{border:3px solid #9c1430;padding:1rem 1.2rem;margin-bottom:1.2rem}
.summary[hidden]{display:none}
.summary h2{margin-top:0}
.summary a{color:#9c1430}
.consent{display:flex;gap:.6rem;align-items:start;margin-bottom:1rem}
.box{flex:none;display:inline-grid;place-items:center;width:1.4rem;height:1.4rem;border:2px solid #1d5c4f;border-radius:.2rem;cursor:pointer}
.box.on::before{content:"✓";color:#1d5c4f;font-weight:700}
button.send,button.plain{font:inherit;border:1px solid #1d5c4f;border-radius:.3rem;padding:.6rem 1.3rem;cursor:pointer}
button.send{background:#1d5c4f;color:#fff}
button.plain{background:#fff;color:#1d5c4f}
${flaw('send-without-ring', '', 'button.send:focus,button.send:focus-visible{outline:none}')}
.card{border:1px solid #b7c6c2;border-radius:.4rem;padding:1rem 1.2rem;margin-bottom:1.2rem}
.card h2{margin-top:0}
.card img{max-width:100%;height:auto;display:block}
table{border-collapse:collapse}
caption{text-align:start;font-weight:600}
th,td{border-bottom:1px solid #b7c6c2;padding:.4rem .8rem .4rem 0;text-align:start;overflow-wrap:anywhere}
dl{margin:0}dt{font-weight:600}dd{margin:0 0 .6rem}
footer{background:#1b2a28;color:#fff;padding:1.5rem 1.25rem}
footer a{color:#fff}
footer :focus-visible{outline-color:#fff}
`;
}
