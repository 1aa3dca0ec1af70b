/**
 * The two sides. Cho (楚, 초) moves first and sits at the bottom of the board;
 * Han (漢, 한) receives the komi and sits at the top.
 */
export const SIDES = ['CHO', 'HAN'] as const;
export type Side = (typeof SIDES)[number];

/** A side inside the core: its index in {@link SIDES}. */
export type SideCode = 0 | 1;
export const CHO: SideCode = 0;
export const HAN: SideCode = 1;

export const opponent = (side: SideCode): SideCode => (side ^ 1) as SideCode;
export const sideName = (side: SideCode): Side => SIDES[side];
export const sideCode = (side: Side): SideCode => (side === 'CHO' ? CHO : HAN);
