/** A line that only describes sound: in brackets, or notes of music. */
const described = /^(\s*(\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫#\s]+))+\s*$/u;
/** That somebody speaks, without what. */
const speech =
  /speak|speech|talk|voice|dialog|narrat|conversation|convers|chatter|sprech|spricht|rede[nt]?\b|stimme|gespräch|erzähl|parle|paroles|voix|discussion|habla|voz|voces|diálogo|conversación|parla|voce/i;
/** What stands in a file until somebody has written it. */
const placeholder =
  /^(todo|tbd|test|lorem ipsum.*|captions?( (here|text|to come|go here))?|subtitles?( here)?|untertitel( hier| folgen)?|sous-titres?( ici)?|subtítulos?( aquí)?|\.{2,}|…|-+)\.?$/i;

/** A sentence for people on captions that give nothing of what is said; null where they may. */
export function saysNothing(lines: readonly string[]): string | null {
  const texts = lines.map((line) => line.replace(/<[^>]*>/g, '').trim()).filter(Boolean);
  if (texts.every((text) => placeholder.test(text)))
    return 'The captions are only what was put there until somebody writes them.';
  if (texts.every((text) => described.test(text)) && texts.some((text) => speech.test(text)))
    return 'The captions only note that somebody speaks, and never what is said.';
  return null;
}
