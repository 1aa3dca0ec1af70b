/** The parts of docs/rules.md: the rulesets, what tells them apart, and their clauses. */
import { TOPIC_SWITCHES } from '../../dist/rulesets/clause.js';
import { ownClause } from '../../dist/rulesets/own-clauses.js';
import { RULESETS } from '../../dist/rulesets/registry.js';
import { switchAbout, WORD_SWITCH_TEXTS } from '../../dist/rulesets/switch-texts.js';
import { NUMBER_SWITCHES, SWITCH_NAMES, switchText, WORD_SWITCHES } from '../../dist/rulesets/switches.js';
import { USUAL } from '../../dist/rulesets/usual.js';
import { code, rulesetLink, table } from './markdown.mjs';
import { THEMES } from './themes.mjs';

const [DEFAULT] = RULESETS;

/** What a value means; empty where it speaks for itself. */
const meaning = (name, value) => {
  if (name in WORD_SWITCHES) return WORD_SWITCH_TEXTS[name].values[value];
  if (name === 'komi') return value === 0 ? 'none' : '';
  return name in NUMBER_SWITCHES && value === 0 ? 'off' : '';
};

const inWords = (name, value) => `${code(switchText(value))}${meaning(name, value) ? `: ${meaning(name, value)}` : ''}`;

const named = new Set(Object.values(THEMES).flat());
const unsaid = SWITCH_NAMES.filter((name) => !named.has(name));
if (unsaid.length > 0) throw new Error(`scripts/docs/themes.mjs has no place for ${unsaid.join(', ')}.`);

const differing = ({ switches }, other) =>
  SWITCH_NAMES.filter((name) => switchText(switches[name]) !== switchText(other[name]));

const overview = () =>
  table(
    ['ruleset', 'is', 'comes from'],
    RULESETS.map((ruleset) => [
      `${rulesetLink(ruleset.id)}${ruleset === DEFAULT ? ' (default)' : ''}`,
      ruleset.name,
      ruleset.source,
    ]),
  );

const OUTCOME = { DRAW: 'draw', POINTS: 'points' };

const facingWords = ({ facingMake, facingEnds, facingResult, facingReply }) => {
  if (facingEnds === 'WHEN_LEFT') return `left so: ${OUTCOME[facingResult]}`;
  if (facingEnds === 'WHEN_CLAIMED') return `claimed: ${OUTCOME[facingResult]}`;
  if (facingMake === 'ILLEGAL') return 'not legal';
  return facingReply === 'MUST_BREAK' ? 'must be ended' : 'no effect';
};

const orNothing = (isOn, text) => (isOn ? text : '–');

/** The questions that come up at a table, answered by each ruleset. */
const glance = () =>
  table(
    ['ruleset', 'generals face', 'position recurs', 'both pass', 'no capture', 'length', 'stopped', 'komi'],
    RULESETS.map(({ id, switches }) => [
      rulesetLink(id),
      facingWords(switches),
      orNothing(
        switches.repetitionCount > 0,
        switches.repetitionResult === 'REFEREE'
          ? `${switches.repetitionCount}×: side behind deviates`
          : `${switches.repetitionCount}×: ${OUTCOME[switches.repetitionResult]}`,
      ),
      orNothing(switches.doublePass !== 'NONE', OUTCOME[switches.doublePass]),
      orNothing(switches.noProgressPlies > 0, `${switches.noProgressPlies}: ${OUTCOME[switches.noProgressResult]}`),
      orNothing(switches.maxPlies > 0, `${switches.maxPlies}: ${OUTCOME[switches.maxPliesResult]}`),
      orNothing(switches.unfinished === 'POINTS', 'points'),
      orNothing(switches.komi !== 0, switches.komi),
    ]),
  );

/** The rulesets of one value of a switch. */
const having = (name, value) => RULESETS.filter(({ switches }) => switchText(switches[name]) === value);

/** All values that a switch has somewhere, and could have, the usual one first. */
const valuesOf = (name) => {
  const found = [USUAL, ...RULESETS.map(({ switches }) => switches)].map((switches) => switches[name]);
  const all = [...found, ...(WORD_SWITCHES[name] ?? [])];
  return [...new Map(all.map((value) => [switchText(value), value])).entries()];
};

const range = (name) => {
  const { min, max, step } = NUMBER_SWITCHES[name] ?? {};
  return min === undefined ? '' : ` (0, or ${min} to ${max} in steps of ${step})`;
};

const comparison = () =>
  Object.entries(THEMES)
    .map(([theme, names]) => {
      const rows = names.flatMap((name) =>
        valuesOf(name).map(([text, value], index) => {
          const rulesets = having(name, text);
          const who =
            rulesets.length === RULESETS.length
              ? 'all'
              : index === 0 && rulesets.length > RULESETS.length / 2
                ? 'all others'
                : rulesets.map(({ id }) => rulesetLink(id)).join(', ') || '–';
          return [
            index === 0 ? `**${code(name)}**<br>${switchAbout(name)}${range(name)}` : '',
            `${inWords(name, value)}${index === 0 ? ' (usual)' : ''}`,
            who,
          ];
        }),
      );
      return `### ${theme}\n\n${table(['switch', 'value', 'rulesets'], rows)}`;
    })
    .join('\n\n');

const fileLike = (id) => id.toLowerCase().replaceAll('_', '-');

const differences = (ruleset) => {
  if (ruleset === DEFAULT) return 'This is the default: all that is asked without naming a ruleset is judged by it.';
  const names = differing(ruleset, DEFAULT.switches);
  const rows = names.map((name) => [
    `${code(name)}<br>${switchAbout(name)}`,
    inWords(name, ruleset.switches[name]),
    inWords(name, DEFAULT.switches[name]),
  ]);
  return `${names.length} switches differ from those of the default:\n\n${table(['switch', ruleset.id, DEFAULT.id], rows)}`;
};

const clauses = (ruleset) => {
  const sources = new Set(ruleset.clauses.map(({ source }) => source));
  const place = ({ section, source }) =>
    sources.size === 1 ? (section ?? '–') : `${source}${section ? `: ${section}` : ''}`;
  return table(
    ['clause', 'rule', sources.size === 1 ? 'heading' : 'source and heading'],
    ruleset.clauses.map((clause) => [code(clause.id), clause.text, place(clause)]),
  );
};

const rulesets = () =>
  RULESETS.map((ruleset) =>
    [
      `### ${ruleset.id}`,
      `**${ruleset.name}**, revision ${ruleset.revision}. On the command line \`--ruleset ${fileLike(ruleset.id)}\`, over GraphQL \`ruleset: ${ruleset.id}\`. Source: ${ruleset.source}.`,
      differences(ruleset),
      `${ruleset.clauses.length} clauses:`,
      clauses(ruleset),
    ].join('\n\n'),
  ).join('\n\n');

const OWN_TOPICS = [...new Set([...RULESETS.flatMap((each) => each.clauses.flatMap(({ settles }) => settles))])];

const own = () =>
  table(
    ['clause', 'rule'],
    [...new Set([...OWN_TOPICS, ...Object.keys(TOPIC_SWITCHES), 'DISQUALIFICATION'])]
      .map(ownClause)
      .map(({ id, text }) => [code(id), text]),
  );

/** By the name of the comment that each stands under. */
export const RULES_PARTS = {
  rulesets: overview(),
  glance: glance(),
  comparison: comparison(),
  clauses: rulesets(),
  'own-clauses': own(),
};
