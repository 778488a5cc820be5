/** The design's colors that the report uses: light and dark in one list. All pairs meet WCAG AA. */
export const colorTokens = `
:root {
  color-scheme: light dark;
  --yellow: #ffc720;
  --ink: #15181f;
  --canvas: light-dark(#fbf9f4, #101217);
  --surface: light-dark(#ffffff, #1a1d25);
  --sunken: light-dark(#f4f1e9, #0c0e13);
  --line: light-dark(#e2ddd0, #2d323d);
  --line-strong: light-dark(#7f796b, #7d8594);
  --text: light-dark(#1a1e26, #f4f1e9);
  --text-2: light-dark(#41464f, #cbc9c1);
  --text-3: light-dark(#5a5e67, #a9a9a4);
  --link: light-dark(#0f4a87, #9cc9ff);
  --critical: light-dark(#99101d, #ffb1ab);
  --critical-tint: light-dark(#fdeae8, #3b1518);
  --critical-solid: light-dark(#b5172a, #f4716c);
  --serious: light-dark(#863700, #ffbe90);
  --serious-tint: light-dark(#feeee0, #392110);
  --serious-solid: light-dark(#c2520c, #f08f45);
  --moderate: light-dark(#624900, #ffd970);
  --moderate-tint: light-dark(#fff3cc, #312807);
  --moderate-solid: light-dark(#957000, #e3b524);
  --minor: light-dark(#264877, #b3d1ff);
  --minor-tint: light-dark(#e8f0fb, #16263e);
  --minor-solid: light-dark(#3d6aa6, #74a6eb);
  --green: light-dark(#1a7f4b, #3fbf7a);
  --amber: light-dark(#a67c00, #e3b524);
  --red: light-dark(#c0202f, #f4716c);
  --code: light-dark(#f4f1e9, #0d0f14);
  --del: light-dark(#fbdedc, #431a1d);
  --del-text: light-dark(#7d0d18, #ffc4bf);
  --add: light-dark(#d5f0df, #123824);
  --add-text: light-dark(#084526, #a9edc5);
  --sans: "Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next", system-ui, "Segoe UI", sans-serif;
  --mono: "Atkinson Hyperlegible Mono Variable", "Atkinson Hyperlegible Mono", ui-monospace, monospace;
}
:root.print { color-scheme: light; }
`;
