import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Move, moveFrom, moveTo } from '../janggi/move.js';
import { EMPTY, kindName, kindOf, sideOf } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { HAN } from '../janggi/side.js';
import { FILES, NO_SQUARE, RANKS, rotateSquare, type Square, squareAt, squareName } from '../janggi/square.js';
import { svg } from '../notation/svg.js';
import { squareText, type View } from './view.js';
import type { Words } from './words.js';

/** What a refused move is shown by: its own squares, and those that stand in its way. */
export interface Refused {
  readonly from: Square;
  readonly to: Square;
  readonly squares: readonly Square[];
}

interface Props {
  readonly position: Position;
  readonly lastMove: Move | null;
  readonly legal: ArrayLike<Move>;
  readonly refused: Refused | null;
  readonly view: View;
  readonly words: Words;
  readonly onMove: (from: Square, to: Square) => void;
  /** Anything that makes a refusal old. */
  readonly onTouch: () => void;
}

/** Seen from the player's seat, line by line from the top. */
const seen = (file: number, line: number, fromHan: boolean): Square => {
  const square = squareAt(file, RANKS - 1 - line);
  return fromHan ? rotateSquare(square) : square;
};

/** How the pointer has to move for it to be a drag, in pixels. */
const DRAG_FROM = 6;
/** The grid over the picture: its cells are 100 of the picture's units wide, and so are its lines apart. */
const CELL = 100;

const ARROWS: { readonly [key: string]: readonly [file: number, line: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Drag {
  readonly from: Square;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

/** The board: the service's own picture, and over it a button on every point. */
export const Board = (props: Props) => {
  const { position, lastMove, legal, refused, view, words, onMove, onTouch } = props;
  const [picked, setPicked] = useState<Square>(NO_SQUARE);
  const [place, setPlace] = useState<readonly [file: number, line: number]>([4, 8]);
  const picture = useRef<HTMLDivElement>(null);
  const points = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const fromHan = view.seat === 'HAN';
  const { board } = position;

  const drawn = useMemo(
    () => svg(position, { style: view.style, orientation: view.seat, coordinates: view.coordinates, lastMove }),
    [position, view.style, view.seat, view.coordinates, lastMove],
  );
  // Another position lets go of the piece, before anybody can take up the next.
  useLayoutEffect(() => setPicked(NO_SQUARE), [position]);

  const targets = new Set(
    Array.from(legal)
      .filter((move) => moveFrom(move) === picked)
      .map(moveTo),
  );

  const put = (from: Square, to: Square): void => {
    setPicked(NO_SQUARE);
    if (from !== to) onMove(from, to);
  };
  const tap = (square: Square): void => {
    onTouch();
    const piece = board[square] as number;
    const own = piece !== EMPTY && sideOf(piece) === position.turn;
    if (picked === NO_SQUARE) {
      if (piece !== EMPTY) setPicked(square);
    } else if (picked === square) setPicked(NO_SQUARE);
    else if (own && !targets.has(square)) setPicked(square);
    else put(picked, square);
  };

  /** The point under the pointer. */
  const squareUnder = (event: PointerEvent): Square => {
    const { left, top, width, height } = (points.current as HTMLElement).getBoundingClientRect();
    const file = Math.floor(((event.clientX - left) / width) * FILES);
    const line = Math.floor(((event.clientY - top) / height) * RANKS);
    return file < 0 || file >= FILES || line < 0 || line >= RANKS ? NO_SQUARE : seen(file, line, fromHan);
  };
  /** The picture of the piece on a square. */
  const pieceOn = (square: Square): Element | null => {
    const cell = fromHan ? rotateSquare(square) : square;
    const x = (cell % FILES) * CELL;
    const y = (RANKS - 1 - Math.floor(cell / FILES)) * CELL;
    return picture.current?.querySelector(`svg > use[x="${x}"][y="${y}"]`) ?? null;
  };
  const down = (event: PointerEvent): void => {
    const square = squareUnder(event);
    if (event.button !== 0 || square === NO_SQUARE || board[square] === EMPTY) return;
    drag.current = { from: square, x: event.clientX, y: event.clientY, moving: false };
  };
  const move = (event: PointerEvent): void => {
    const current = drag.current;
    if (!current) return;
    const [x, y] = [event.clientX - current.x, event.clientY - current.y];
    const piece = pieceOn(current.from);
    if (!current.moving) {
      if (Math.hypot(x, y) < DRAG_FROM) return;
      current.moving = true;
      onTouch();
      setPicked(current.from);
      points.current?.setPointerCapture(event.pointerId);
      piece?.parentNode?.append(piece);
    }
    const scale = (FILES * CELL) / (points.current as HTMLElement).clientWidth;
    piece?.setAttribute('transform', `translate(${Math.round(x * scale)} ${Math.round(y * scale)})`);
  };
  const drop = (event: PointerEvent, cancelled: boolean): void => {
    const current = drag.current;
    drag.current = null;
    if (!current?.moving) return;
    pieceOn(current.from)?.removeAttribute('transform');
    const square = squareUnder(event);
    if (cancelled || square === NO_SQUARE) setPicked(NO_SQUARE);
    else put(current.from, square);
  };

  const press = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (event.key === 'Escape') setPicked(NO_SQUARE);
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const file = Math.min(FILES - 1, Math.max(0, place[0] + step[0]));
    const line = Math.min(RANKS - 1, Math.max(0, place[1] + step[1]));
    setPlace([file, line]);
    (points.current?.children[line * FILES + file] as HTMLElement | undefined)?.focus();
  };

  const nameOf = (square: Square): string => {
    const piece = board[square] as number;
    const name = squareText(square, view);
    const side = words.sides[sideOf(piece) === HAN ? 1 : 0];
    return piece === EMPTY ? name : `${name} ${side} ${words.kinds[kindName(kindOf(piece))]}`;
  };
  const classOf = (square: Square): string =>
    [
      'point',
      board[square] !== EMPTY && sideOf(board[square] as number) === position.turn && 'own',
      square === picked && 'picked',
      targets.has(square) && (board[square] === EMPTY ? 'target' : 'target capture'),
      refused && (square === refused.from || square === refused.to) && 'tried',
      refused?.squares.includes(square) && 'culprit',
    ]
      .filter(Boolean)
      .join(' ');

  return (
    <div class="board">
      <div class="picture" aria-hidden="true" ref={picture} dangerouslySetInnerHTML={{ __html: drawn }} />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of points, not a form's */}
      <div
        class="points"
        role="group"
        aria-label={words.board}
        aria-describedby="board-help"
        ref={points}
        // A click leaves the arrow keys to the moves of the game.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={(event) => drop(event, false)}
        onPointerCancel={(event) => drop(event, true)}
        onKeyDown={press}
      >
        {Array.from({ length: FILES * RANKS }, (_, index) => {
          const [file, line] = [index % FILES, Math.floor(index / FILES)];
          const square = seen(file, line, fromHan);
          return (
            <button
              type="button"
              key={index}
              class={classOf(square)}
              data-square={squareName(square)}
              tabIndex={file === place[0] && line === place[1] ? 0 : -1}
              aria-label={nameOf(square)}
              aria-pressed={square === picked}
              onFocus={() => setPlace([file, line])}
              onClick={() => tap(square)}
            />
          );
        })}
      </div>
      <p class="unseen" id="board-help">
        {words.boardHelp}
      </p>
    </div>
  );
};
