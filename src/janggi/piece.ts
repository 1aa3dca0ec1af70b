import type { SideCode } from './side.js';

/** The seven kinds of piece; a kind's code in the core is its place in this list plus one. */
export const PIECE_KINDS = ['GENERAL', 'GUARD', 'ELEPHANT', 'HORSE', 'CANNON', 'CHARIOT', 'SOLDIER'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const GENERAL = 1;
export const GUARD = 2;
export const ELEPHANT = 3;
export const HORSE = 4;
export const CANNON = 5;
export const CHARIOT = 6;
export const SOLDIER = 7;

/** A piece on the board is one small number: its kind in the low three bits, its side in the fourth. 0 is an empty point. */
export type PieceCode = number;
export const EMPTY: PieceCode = 0;

/** Number of different piece codes, 0 (empty) among them; for tables indexed by a code. */
export const PIECE_CODES = 16;

export const pieceCode = (side: SideCode, kind: number): PieceCode => (side << 3) | kind;
export const sideOf = (piece: PieceCode): SideCode => (piece >> 3) as SideCode;
export const kindOf = (piece: PieceCode): number => piece & 7;
export const kindName = (kind: number): PieceKind => PIECE_KINDS[kind - 1] as PieceKind;

/** How many of each kind a set has for one side, by kind code (seed documents agree: 16 pieces a side). */
export const SET_COUNTS: readonly number[] = [0, 1, 2, 2, 2, 2, 2, 5];
