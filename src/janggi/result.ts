/** What a question to the core gives: a value, or an error that is data. User input never throws. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** For the end of an exhaustive `switch`: does not compile while a case is missing. */
export const assertNever = (value: never): never => {
  throw new Error(`unreachable case: ${String(value)}`);
};
