const sections = 24;
const entriesPerSection = 6;

/** A long reference page like those that documentation tools make: a side bar, entries, tables and colored code. */
export function makeDocumentationPage(): string {
  const numbers = Array.from({ length: sections }, (_, index) => index + 1);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>tide - read and write tide tables</title>
<style>
body { margin: 0; display: flex; font: 16px/1.5 sans-serif; color: #222; }
nav { flex: 0 0 15rem; padding: 1rem; background: #eee; }
main { flex: 1; min-width: 0; padding: 1rem 2rem; }
pre { padding: .5rem; overflow: auto; background: #f8f8f8; border: 1px solid #ddd; }
.k { color: #007020; } .s { color: #4070a0; } .c { color: #8f9aa5; } .n { color: #222; }
td, th { border: 1px solid #ccc; padding: .2rem .6rem; }
</style>
</head>
<body>
<nav aria-label="Contents"><ul>${numbers.map((n) => `<li><a href="#s${n}">Section ${n}</a></li>`).join('\n')}</ul></nav>
<main>
<h1><code>tide</code> - read and write tide tables</h1>
${numbers.map(makeSection).join('\n')}
</main>
</body>
</html>
`;
}

function makeSection(section: number): string {
  const entries = Array.from({ length: entriesPerSection }, (_, index) =>
    makeEntry(`${section}-${index + 1}`),
  );
  return `<section id="s${section}"><h2>Section ${section}<a href="#s${section}" title="Link to this heading">¶</a></h2>
${entries.join('\n')}
<table><thead><tr><th>Tide</th><th>Python</th></tr></thead>
<tbody><tr><td>height</td><td>float</td></tr><tr><td>port</td><td>str</td></tr></tbody></table></section>`;
}

function makeEntry(name: string): string {
  return `<dl><dt id="read-${name}"><code><span class="n">tide.</span><span class="n">read</span>(<em>file</em>, <em>*</em>, <em>port</em>=<em>None</em>)</code></dt>
<dd><p>Reads a table from <em>file</em> and gives what <a href="#read-${name}"><code><span>write</span></code></a> takes.</p>
<pre><span class="c"># the next high water</span>
<span class="k">import</span> <span class="n">tide</span>
<span class="n">table</span> = <span class="n">tide</span>.<span class="n">read</span>(<span class="s">"harbor.tide"</span>)
<span class="k">for</span> <span class="n">row</span> <span class="k">in</span> <span class="n">table</span>: <span class="n">print</span>(<span class="n">row</span>)</pre></dd></dl>`;
}
