/** Boxes and arrows as SVG, readable in light and in dark. */

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
    svg { --ground: #fbfbf9; --ink: #1d211f; --quiet: #5b635f; --line: #8b938f; --band: #eef1ee; --edge: #d3d9d5;
      --pure: #e2f1e9; --pure-edge: #2f7d5b; --door: #e7eefb; --door-edge: #3a63b0; --hold: #fbf0dd; --hold-edge: #a8731b;
      --way: #f3e9f6; --way-edge: #84499a; --out: #f7e6e4; --out-edge: #a83a32; }
    @media (prefers-color-scheme: dark) {
      svg { --ground: #161a18; --ink: #e9edea; --quiet: #a5aea9; --line: #77807b; --band: #1f2522; --edge: #343c38;
        --pure: #1d3a2d; --pure-edge: #56b389; --door: #1f2d49; --door-edge: #7ea2ea; --hold: #3a2d17; --hold-edge: #d9a44c;
        --way: #33223a; --way-edge: #c08ad6; --out: #3d2320; --out-edge: #e0837b; }
    }
    text { font-family: system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; fill: var(--ink); font-size: 12px; }
    .name { font-weight: 600; font-size: 14px; }
    .quiet, .label { fill: var(--quiet); }
    .label { font-size: 11px; }
    .title { font-weight: 600; font-size: 13px; fill: var(--quiet); }
    .ground { fill: var(--ground); }
    .band { fill: var(--band); stroke: var(--edge); }
    .arrow { fill: none; stroke: var(--line); stroke-width: 1.5; }
    .dashed { stroke-dasharray: 4 4; }
    .head { fill: var(--line); }
    ${['pure', 'door', 'hold', 'way', 'out'].map((kind) => `.${kind} { fill: var(--${kind}); stroke: var(--${kind}-edge); }`).join('\n    ')}
    .plain { fill: var(--ground); stroke: var(--line); }`;

const textAt = (x, y, text, kind, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}"${kind ? ` class="${kind}"` : ''}>${escaped(text)}</text>`;

/** A box with a name and lines of small text. @param box x, y, w, h, name, lines, kind */
export const box = ({ x, y, w, h, name, lines = [], kind = 'plain' }) => {
  const all = [name, ...lines].filter(Boolean);
  const first = y + h / 2 - ((all.length - 1) * 16) / 2 + 4.5;
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" class="${kind}"/>`,
    ...all.map((text, index) => textAt(x + w / 2, first + index * 16, text, index === 0 && name ? 'name' : 'quiet')),
  ].join('\n  ');
};

/** A field behind boxes. */
export const band = ({ x, y, w, h }) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" class="band"/>`;

export const title = (x, y, text) => textAt(x, y, text, 'title', 'start');

/** A line through points with a head at its end. */
export const arrow = (points, { dashed = false } = {}) =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" class="arrow${dashed ? ' dashed' : ''}" marker-end="url(#head)"/>`;

export const label = (x, y, text, anchor = 'start') => textAt(x, y, text, 'label', anchor);

/** All of it as a file. @param described for those who do not see it */
export const picture = ({
  w,
  h,
  title: name,
  described,
  parts,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-labelledby="title described">
  <title id="title">${escaped(name)}</title>
  <desc id="described">${escaped(described)}</desc>
  <style>${STYLE}
  </style>
  <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" class="head"/></marker></defs>
  <rect width="${w}" height="${h}" class="ground"/>
  ${parts.join('\n  ')}
</svg>
`;
