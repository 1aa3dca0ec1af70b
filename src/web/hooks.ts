import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';
import type { Language } from '../referee/summary.js';
import { streamVerdicts, type VerdictResult } from './api.js';
import type { Game } from './game.js';
import type { ListedGame } from './read-file.js';
import { type Address, readAddress, type View, writeAddress } from './view.js';

/** An answer on its way: the last one stands until the next is there. */
export interface Asked<T> {
  readonly value: T | null;
  readonly problem: Problem | null;
  readonly waiting: boolean;
}

/**
 * Asks when the key changes, once it has stood for a while, and drops an answer that nobody waits for any more.
 * @param key what the answer depends on; null for nothing to ask
 * @param subject what it is an answer on: one on another is not shown while the next is awaited
 */
export const useAnswer = <T>(
  key: string | null,
  pause: number,
  subject: unknown,
  question: (signal: AbortSignal) => Promise<Result<T, Problem>>,
): Asked<T> => {
  const [asked, setAsked] = useState<Asked<T>>({ value: null, problem: null, waiting: key !== null });
  const latest = useRef(question);
  latest.current = question;
  const lastSubject = useRef(subject);
  useEffect(() => {
    const isOther = lastSubject.current !== subject;
    lastSubject.current = subject;
    if (isOther) setAsked({ value: null, problem: null, waiting: key !== null });
    if (key === null) return;
    const abort = new AbortController();
    setAsked((before) => ({ ...before, waiting: true }));
    const timer = setTimeout(() => {
      latest
        .current(abort.signal)
        .then((answer) =>
          setAsked(
            answer.ok
              ? { value: answer.value, problem: null, waiting: false }
              : { value: null, problem: answer.error, waiting: false },
          ),
        )
        .catch((error: unknown) => {
          if (!abort.signal.aborted) throw error;
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, pause, subject]);
  return asked;
};

/** A file with its games. */
export interface OpenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly games: readonly ListedGame[];
}

/** So often a list that is being judged is shown anew. */
const FLUSH_MILLIS = 300;

/** The verdicts on the games of a file, by index, as they come; and what went wrong, if something did. */
export const useVerdicts = (
  file: OpenFile | null,
  { ruleset, overrides, claims, language }: View,
  attempt: number,
): { readonly results: ReadonlyMap<number, VerdictResult>; readonly problem: Problem | null } => {
  const [told, setTold] = useState<{ results: ReadonlyMap<number, VerdictResult>; problem: Problem | null }>({
    results: new Map(),
    problem: null,
  });
  useEffect(() => {
    const results = new Map<number, VerdictResult>();
    setTold({ results, problem: null });
    if (!file) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (problem: Problem | null): void => {
      timer = undefined;
      setTold({ results: new Map(results), problem });
    };
    const tell = (more: readonly VerdictResult[]): void => {
      for (const result of more) results.set(result.index, result);
      timer ??= setTimeout(() => flush(null), FLUSH_MILLIS);
    };
    streamVerdicts(file.bytes, { ruleset, overrides, claims, language }, tell, abort.signal)
      .then((problem) => {
        clearTimeout(timer);
        flush(problem);
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) throw error;
      });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [file, ruleset, overrides, claims, language, attempt]);
  return told;
};

/** So long the address waits for the next step: browsers refuse to have it written too often. */
const ADDRESS_MILLIS = 200;

/** Keeps the address of the page as its state is, and takes over what somebody goes back to or types in. */
export const useAddress = (
  view: View,
  game: Game,
  moves: readonly string[],
  ply: number,
  language: Language,
  take: (address: Address) => void,
): void => {
  const latest = useRef(take);
  latest.current = take;
  const written = useRef(location.hash);
  const { tags } = game;
  const lastTags = useRef(tags);
  useEffect(() => {
    const timer = setTimeout(() => {
      const hash = writeAddress(view, game, moves, ply, language);
      const next = hash === '' ? '' : `#${hash}`;
      if (next === written.current) return;
      written.current = next;
      const isNew = lastTags.current !== tags;
      lastTags.current = tags;
      const address = next === '' ? location.pathname : next;
      if (isNew) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }, ADDRESS_MILLIS);
    return () => clearTimeout(timer);
  }, [view, game, moves, ply, language, tags]);
  useEffect(() => {
    const listen = (): void => {
      if (location.hash === written.current) return;
      written.current = location.hash;
      latest.current(readAddress(location.hash, language));
    };
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, [language]);
};

/** Where keys mean something else. */
const TYPING = 'input, textarea, select, [role="tab"]';

/** Keys of the whole page. */
export const useKeys = (keys: { readonly [key: string]: () => void }): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (!act || isTyping || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};

/** Takes files that are dropped anywhere. @returns whether one is being dragged over the page */
export const useDrop = (take: (file: File) => void): boolean => {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    addEventListener('dragover', enter);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', enter);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return over;
};
