import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Search } from './answer.js';
import type { EngineQuestion } from './engine.js';
import type { Root } from './root.js';
import type { Silence, Talk } from './talk.js';
import { type Info, type Option, parseInfo, parseName, parseOption } from './uci-words.js';

/** A process that has said that it speaks UCI. */
export interface UciEngine {
  readonly talk: Talk;
  readonly name: string;
  /** By name. */
  readonly options: ReadonlyMap<string, Option>;
  /** What it was told, by the name of the option. */
  readonly told: Map<string, string | number>;
}

/** How long an engine may take to end a search once it is told to, in milliseconds. */
const GRACE_MILLIS = 2000;
/** Megabytes; little, so that emptying it between questions takes no time. */
const HASH = 16;
/** "As deep as the time allows"; `go infinite` would not end where there is nothing to search. */
const DEEPEST = 99;
const MAX_OPTIONS = 1000;

export const engineFailed = (message: string): { readonly ok: false; readonly error: Problem } =>
  err({ code: 'ENGINE_FAILED', message });

const MISSING: Problem = {
  code: 'ENGINE_MISSING',
  message:
    'The engine cannot be started. The operator should see that JANGGI_ENGINE_PATH names a program that is there, that the user of the service may run, and that was built for this machine.',
};
const NO_UCI =
  'The engine does not answer `uci` with `uciok` in time. The operator should see that JANGGI_ENGINE_PATH names an engine that speaks UCI.';

/** Makes sure that a program is an engine. @returns ENGINE_MISSING if it did not start, ENGINE_FAILED if it speaks no UCI */
export const greet = async (talk: Talk, millis: number): Promise<Result<UciEngine, Problem>> => {
  const options = new Map<string, Option>();
  let name = 'An engine without a name';
  talk.send('uci');
  const greeted = await talk.listen((line) => {
    name = parseName(line) ?? name;
    const option = parseOption(line);
    if (option && options.size < MAX_OPTIONS) options.set(option.name, option);
    return line === 'uciok' ? options : null;
  }, millis);
  if (typeof greeted !== 'string') return ok({ talk, name, options, told: new Map() });
  return greeted === 'MISSING' ? err(MISSING) : engineFailed(NO_UCI);
};

/** @returns ENGINE_FAILED, with what the operator can do, where an engine does not know a variant */
export const knowsVariant = ({ name, options }: UciEngine, variant: string): Result<true, Problem> =>
  options.get('UCI_Variant')?.values.includes(variant)
    ? ok(true)
    : engineFailed(
        `${name} does not know the variant ${variant}. The operator should set JANGGI_ENGINE_PATH to an engine that offers it as UCI_Variant.`,
      );

/** What an engine has yet to be told before a question: options that it offers, whose values are new. Each costs it time. */
const settings = ({ options, told }: UciEngine, { variant, lines }: EngineQuestion): string[] => {
  const wanted = Object.entries({ UCI_Variant: variant, Threads: 1, Hash: HASH, MultiPV: lines });
  const fresh = wanted.filter(([name, value]) => options.has(name) && told.get(name) !== value);
  for (const [name, value] of fresh) told.set(name, value);
  return fresh.map(([name, value]) => `setoption name ${name} value ${value}`);
};

const positionWords = ({ fen, moves }: Root): string =>
  `position fen ${fen}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;

const goWords = ({ depth, nodes }: EngineQuestion): string => {
  const limits = Object.entries({ depth: nodes === null ? (depth ?? DEEPEST) : depth, nodes });
  return ['go', ...limits.filter(([, limit]) => limit !== null).flat()].join(' ');
};

/**
 * Asks an engine that knows the variant. The time is kept here: an engine that ended before it was told to has reached
 * what it was asked for.
 * @returns what it found; or why it did not answer, and then it is of no more use
 */
export const search = async (
  engine: UciEngine,
  question: EngineQuestion,
  root: Root,
  startMillis: number,
  signal?: AbortSignal,
): Promise<Search | Silence> => {
  const { talk, name } = engine;
  talk.send(...settings(engine, question), 'ucinewgame', 'isready');
  const ready = await talk.listen((line) => (line === 'readyok' ? engine : null), startMillis);
  if (typeof ready === 'string') return ready;

  const infos = new Map<number, Info>();
  let ended = true;
  let deadline: NodeJS.Timeout | undefined;
  const stop = (): void => {
    ended = false;
    talk.send('stop');
    deadline ??= setTimeout(() => talk.giveUp(), GRACE_MILLIS);
  };
  const timer = setTimeout(stop, question.millis);
  signal?.addEventListener('abort', stop);
  talk.send(positionWords(root), goWords(question));
  if (signal?.aborted) stop();
  const heard = await talk.listen((line) => {
    if (/^bestmove\b/.test(line)) return infos;
    const info = parseInfo(line);
    if (info && info.line >= 1 && info.line <= question.lines) infos.set(info.line, info);
    return null;
  });
  clearTimeout(timer);
  clearTimeout(deadline);
  signal?.removeEventListener('abort', stop);
  return typeof heard === 'string' ? heard : { name, infos, ended };
};
