/** The little of Markdown that the generated parts of the documentation need. */

const row = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
export const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
export const code = (text) => `\`${text}\``;
/** The anchor of a heading that is a ruleset's name. */
export const rulesetLink = (id) => `[${id}](#${id.toLowerCase()})`;
