// Written by scripts/clients.mjs from openapi/openapi.yaml.

export interface paths {
    readonly "/v1/position": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A position, given or reached by moves, and what can be said of it.
         * @description `fields` picks parts; all of them otherwise.
         */
        readonly get: operations["getPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/legal-moves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The moves that are legal by the rules of movement, a pass among them where allowed. */
        readonly get: operations["getLegalMoves"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/points": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The official count, with the komi of Han. */
        readonly get: operations["getPoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/explain": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Why a move, in any notation, is legal or not. */
        readonly get: operations["explainMove"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/evaluation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a position is worth, looked ahead; the best lines, and the chance to win.
         * @description To a depth (8 if nothing is named), a number of positions, or for a time. An answer that was limited by time, cut short by a limit, or given by an outside engine is not to be kept.
         */
        readonly get: operations["getEvaluation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/evaluation/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The same, told depth by depth as server-sent events.
         * @description Each finished depth is an event `depth`, the last of all is `done`; the data of both is an Evaluation in JSON. A fault on the way is an event `error`, with a Problem.
         */
        readonly get: operations["streamEvaluation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/mate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A forced mate by the side to move, or the proof that there is none within so many of its moves. */
        readonly get: operations["findMate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The FEN of a position, in any dialect. */
        readonly get: operations["getFen"];
        readonly put?: never;
        /** The FEN of a board as text: a diagram, or a FEN of any dialect. */
        readonly post: operations["readBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/diagram": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A position as a text board. */
        readonly get: operations["getDiagram"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/board.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A position as a picture. */
        readonly get: operations["getBoard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/positions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Many positions; a bad one spoils only its own answer.
         * @description A list in JSON, answered as a list; or a stream with one position a line, answered line by line in order, of any length. What the address says holds for each position that does not say otherwise.
         */
        readonly post: operations["getPositions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/adjudications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The verdict on a game: how it ended, why, and by which clause.
         * @description A game in JSON, or a list of them; a stream with one game a line, answered line by line in order, of any length; or a record as a file in UTF-8 or CP949, with its parameters in the address. `Accept: application/x-ndjson` judges every game of a file, a line each. What the address says holds for each game in JSON that does not say otherwise.
         */
        readonly post: operations["adjudicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A game ply by ply, with its verdict. */
        readonly post: operations["getGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/records": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A collection of games, written anew in the form that Accept asks for.
         * @description In UTF-8, or for `Accept: application/x-gib; charset=cp949` in CP949. A faulty game has its error in its place.
         */
        readonly post: operations["convertRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Work that outlives the request: all games of a stream or a collection judged, or analysed.
         * @description A game a line, or a collection as a file in UTF-8 or CP949; of any length up to `service { limits { jobBytes } }`. The parameters hold for all games; what a line says itself goes first. `what=analyse` looks at every position of each game, to depth 4 if none is named. The same body with the same parameters is the same job, and is done once. Where there are no jobs the answer is 501.
         */
        readonly post: operations["createJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/jobs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How a job stands. */
        readonly get: operations["getJob"];
        readonly put?: never;
        readonly post?: never;
        /** Ends a job, and removes its results. */
        readonly delete: operations["cancelJob"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/jobs/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How a job goes on, told as server-sent events until it is over.
         * @description Each change is an event `progress`, the last of all is `done`; the data of both is a Job in JSON. A fault on the way is an event `error`, with a Problem.
         */
        readonly get: operations["streamJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/jobs/{id}/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The results of a job in order, a line each, as POST /v1/adjudications gives them.
         * @description While the job runs, results come as they are made, with blank lines in long pauses. A job that is cancelled or fails on the way breaks the connection.
         */
        readonly get: operations["getJobResults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rulesets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All rulesets, the default first. */
        readonly get: operations["getRulesets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rulesets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One ruleset, with its switches and its clauses. */
        readonly get: operations["getRuleset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/service": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What this service is, and what one request may ask of it.
         * @description Its most asked positions are told to the operator alone, `limit` of them (10 if nothing is named, 100 at the most).
         */
        readonly get: operations["getService"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A game to step through, as far as its moves are legal; endings are left to the verdicts. */
        readonly Game: {
            readonly tags: readonly components["schemas"]["Tag"][];
            readonly start: components["schemas"]["Position"];
            /** @description What is said before the first move. */
            readonly comment: string | null;
            readonly plies: readonly components["schemas"]["Ply"][];
            readonly recorded: components["schemas"]["Recorded"] | null;
            /** @description What was assumed, and what stopped the reading. */
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description Under the rules of the question, or under others. */
            readonly verdict: components["schemas"]["Verdict"];
        };
        /** @description A tag of a record, as written. */
        readonly Tag: {
            readonly name: string;
            readonly value: string;
        };
        readonly Position: {
            readonly turn?: components["schemas"]["Side"];
            readonly pieces?: readonly components["schemas"]["PlacedPiece"][];
            /** @description Whether the side to move is in check from a piece. */
            readonly inCheck?: boolean;
            readonly checkers?: readonly string[];
            /** @description The generals face each other on an open file (bikjang). */
            readonly facing?: boolean;
            readonly points?: components["schemas"]["Points"];
            /** @description Of this position, with the moves given as its history. */
            readonly outcome?: components["schemas"]["Verdict"];
            /** @description What could be claimed now. */
            readonly claims?: readonly components["schemas"]["ClaimKind"][];
            readonly counters?: components["schemas"]["Counters"];
            /** @description Hash of board and side to move, 16 hex digits; for grouping, never an identity. */
            readonly key?: string;
            readonly warnings?: readonly components["schemas"]["Warning"][];
            readonly fen?: string;
            /** @description A text board. Cho's pieces stand in round brackets and Han's in square ones, unless letters tell. */
            readonly diagram?: string;
            /** @description Legal by the rules of movement, a pass among them where allowed; `outcome` says whether the game is over. */
            readonly legalMoves?: readonly components["schemas"]["Move"][];
        };
        /**
         * @description CHO (楚) moves first; HAN (漢) receives the komi.
         * @enum {string}
         */
        readonly Side: "CHO" | "HAN";
        readonly PlacedPiece: {
            readonly side: components["schemas"]["Side"];
            readonly kind: components["schemas"]["PieceKind"];
            /** @description `a1` to `i10`. */
            readonly square: string;
        };
        /**
         * @description The seven kinds of piece.
         * @enum {string}
         */
        readonly PieceKind: "GENERAL" | "GUARD" | "ELEPHANT" | "HORSE" | "CANNON" | "CHARIOT" | "SOLDIER";
        /** @description The official count. Komi is in Han's total already. */
        readonly Points: {
            readonly cho: number;
            readonly han: number;
            readonly komi: number;
            /** @description Cho minus Han. */
            readonly margin: number;
            /** @description Null while level. */
            readonly leader: components["schemas"]["Side"] | null;
            readonly breakdown: readonly components["schemas"]["PointsLine"][];
            /** @description What the count is made by. */
            readonly clause: components["schemas"]["Clause"];
        };
        /** @description One kind of piece in a side's points. */
        readonly PointsLine: {
            readonly side: components["schemas"]["Side"];
            readonly kind: components["schemas"]["PieceKind"];
            readonly count: number;
            readonly each: number;
            readonly total: number;
        };
        /** @description A rule of a document, in our own words. */
        readonly Clause: {
            readonly id: string;
            /** @description A reading that was taken is marked as one. */
            readonly text: string;
            readonly source: string;
            /** @description The heading that it stands under. */
            readonly section: string | null;
        };
        /** @description How a game or a position ended, why, and by which clause. */
        readonly Verdict: {
            readonly ruleset: components["schemas"]["RulesetId"];
            /** @description House rules in force, as `switch=value`. */
            readonly overrides: readonly string[];
            /** @description Of the ruleset: file it with the verdict. */
            readonly revision: string;
            readonly status: components["schemas"]["VerdictStatus"];
            /** @description "1-0" Cho wins, "0-1" Han wins, "1/2-1/2", "*". */
            readonly result: string;
            readonly winner: components["schemas"]["Side"] | null;
            readonly reason: components["schemas"]["VerdictReason"];
            /** @description Points decided after the event. */
            readonly byPoints: boolean;
            /** @description The rule that decided; null while ONGOING. */
            readonly clause: components["schemas"]["Clause"] | null;
            /** @description The half-move after which it was so; for an illegal move its own number. */
            readonly ply: number;
            /** @description Moves given after the end; they are counted, not judged. */
            readonly pliesAfterEnd: number;
            readonly mustDeviate: components["schemas"]["Side"] | null;
            readonly illegal: components["schemas"]["IllegalMove"] | null;
            /** @description At `ply`; for an illegal move, before it. */
            readonly points: components["schemas"]["Points"];
            /** @description At `ply`; for an illegal move, before it. */
            readonly finalFen: string;
            readonly recorded: components["schemas"]["Recorded"] | null;
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description One sentence that a referee can read out. */
            readonly summary: string;
            readonly scores: components["schemas"]["Scores"];
        };
        /**
         * @description The games that are served, one document each.
         * @enum {string}
         */
        readonly RulesetId: "TOURNAMENT" | "KJA" | "TTAKJI" | "CHANGGI_RULEBOOK" | "CHESMAYNE" | "MARTIN" | "CAZAUX" | "WIKIPEDIA" | "KAKAO" | "HANGAME" | "FAIRY_JANGGI" | "FAIRY_TRADITIONAL" | "FAIRY_MODERN" | "FAIRY_CASUAL";
        /**
         * @description How a game stands.
         * @enum {string}
         */
        readonly VerdictStatus: "ONGOING" | "FINISHED" | "MUST_DEVIATE" | "ILLEGAL";
        /**
         * @description The event that ended the game.
         * @enum {string}
         */
        readonly VerdictReason: "ONGOING" | "CHECKMATE" | "STALEMATE" | "BIKJANG" | "REPETITION" | "PERPETUAL_CHECK" | "DOUBLE_PASS" | "LOW_TOTAL" | "MOVE_LIMIT" | "NO_PROGRESS" | "INSUFFICIENT_MATERIAL" | "DRAW_REQUEST" | "POINTS" | "RESIGNATION" | "TIME_FORFEIT" | "DISQUALIFICATION" | "AGREEMENT" | "FORFEITED_WIN" | "GENERAL_DEFENDED_MATE" | "ILLEGAL_MOVE";
        readonly IllegalMove: {
            readonly ply: number;
            /** @description As it was given. */
            readonly move: string;
            readonly code: string;
            readonly message: string;
            /** @description The squares that matter. */
            readonly squares: readonly string[];
            /** @description Where it stands in a record. */
            readonly line: number | null;
            readonly column: number | null;
            readonly game: number | null;
        };
        /** @description What a record says of its result. */
        readonly Recorded: {
            /** @description As written. */
            readonly text: string;
            readonly winner: components["schemas"]["Side"] | null;
            readonly how: components["schemas"]["RecordedHow"] | null;
            readonly margin: number | null;
            readonly agreement: components["schemas"]["Agreement"];
        };
        /**
         * @description How a record says that its game ended.
         * @enum {string}
         */
        readonly RecordedHow: "CHECKMATE" | "COMPLETE" | "RESIGNATION" | "TIME" | "POINTS" | "BIKJANG" | "AGREEMENT" | "AUTOMATIC" | "DISQUALIFICATION" | "DISCONNECTED";
        /**
         * @description Whether a recorded result is the one on the board.
         * @enum {string}
         */
        readonly Agreement: "AGREES" | "DISAGREES" | "NOT_ON_BOARD";
        /** @description Something to tell about an input beside its answer, or what is wrong with it; with its place. */
        readonly Warning: {
            /** @description Stable; new codes may come. */
            readonly code: string;
            readonly message: string;
            /** @description 1 (Cho's back rank) to 10. */
            readonly rank?: number | null;
            /** @description `a` to `i`. */
            readonly file?: string | null;
            /** @description From 1, in the text given. */
            readonly line?: number | null;
            /** @description From 1, in the text given. */
            readonly column?: number | null;
            /** @description Half-move, from 1. */
            readonly ply?: number | null;
            /** @description Game of a collection, from 1. */
            readonly game?: number | null;
        };
        /** @description Tournament points; null while there is no result. */
        readonly Scores: {
            readonly cho: number | null;
            readonly han: number | null;
        };
        /**
         * @description Endings that do not follow from the board alone.
         * @enum {string}
         */
        readonly ClaimKind: "RESIGNATION" | "TIME_FORFEIT" | "DISQUALIFICATION" | "DRAW_AGREED" | "DRAW_REQUEST" | "BIKJANG" | "UNFINISHED";
        /** @description Endings seen coming; a limit is null where there is none. */
        readonly Counters: {
            readonly plies: number;
            readonly pliesLimit: number | null;
            readonly noProgress: number;
            readonly noProgressLimit: number | null;
            readonly repetitions: number;
            readonly repetitionLimit: number | null;
        };
        /** @description Why a move is legal or not. */
        readonly MoveExplanation: {
            /** @description By the rules of movement; endings are not looked at. */
            readonly legal: boolean;
            /** @description LEGAL, GAME_OVER (legal, but the game has ended), or what makes it illegal. */
            readonly code: string;
            readonly message: string;
            /** @description The squares that matter: what blocks, what checks. */
            readonly squares: readonly string[];
        };
        /**
         * @description Spellings of a position.
         * @enum {string}
         */
        readonly FenDialect: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
        /** @description A legal move. A pass is the general's null move: `from` and `to` are its square. */
        readonly Move: {
            /** @description `b1c3`; a pass is `e2e2`. */
            readonly uci: string;
            /** @description `02마83`; a pass is `한수쉼`. */
            readonly korean: string;
            /** @description Fairy-Stockfish's janggi notation: `H02-83`; a pass is `K95-95`. */
            readonly san: string;
            readonly from: string;
            readonly to: string;
            readonly pass: boolean;
            readonly piece: components["schemas"]["PieceKind"];
            readonly captures: components["schemas"]["PieceKind"] | null;
            /** @description Check by a piece. */
            readonly givesCheck: boolean;
            /** @description After the move the generals face each other (bikjang). */
            readonly facesGenerals: boolean;
            readonly fenAfter: string;
        };
        /** @description What a position is worth, looked ahead. */
        readonly Evaluation: {
            /** @description In points of the official scale (a soldier is 2), komi in, from Cho's side. A mate is 300 or almost, another proven win 200 or almost. */
            readonly score: number;
            /** @description In moves, positive where Cho mates. */
            readonly mateIn: number | null;
            readonly winProbability: components["schemas"]["WinProbability"];
            /** @description Best first; none where the game is over. */
            readonly lines: readonly components["schemas"]["Line"][];
            readonly breakdown: readonly components["schemas"]["EvaluationTerm"][];
            /** @description The last depth that was finished, in half-moves. */
            readonly depth: number;
            /** @description Positions looked at. */
            readonly nodes: number;
            /** @description Whether it went as far as was asked. */
            readonly complete: boolean;
            readonly engine: components["schemas"]["Engine"];
        };
        /** @description How a game between people goes on from here; fitted to recorded games. The three add up to 1. */
        readonly WinProbability: {
            readonly cho: number;
            readonly draw: number;
            readonly han: number;
        };
        /** @description A best line of play, as far as it was looked into. */
        readonly Line: {
            readonly moves: readonly components["schemas"]["LineMove"][];
            /** @description In points, from Cho's side. */
            readonly score: number;
            /** @description In moves, positive where Cho mates. */
            readonly mateIn: number | null;
        };
        /** @description A move of a line, in three spellings. */
        readonly LineMove: {
            readonly uci: string;
            readonly korean: string;
            readonly san: string;
        };
        /** @description What one thing is worth to either side, in points; the position as it stands, without looking ahead. */
        readonly EvaluationTerm: {
            /** @description Stable; new terms may come. */
            readonly term: string;
            readonly cho: number;
            readonly han: number;
        };
        /**
         * @description The search that is built in, or the engine that the operator of this service set up.
         * @enum {string}
         */
        readonly Engine: "BUILT_IN" | "EXTERNAL";
        /** @description A forced mate by the side to move, or the proof that there is none within the limit. */
        readonly MateSearch: {
            readonly found: boolean;
            /** @description In moves of the mating side. */
            readonly mateIn: number | null;
            /** @description In UCI, to the mate; the defender holds out as long as it can. */
            readonly line: readonly string[];
            /** @description Whether it is proven that there is no shorter mate, or none at all within the limit. */
            readonly complete: boolean;
            /** @description Positions looked at. */
            readonly nodes: number;
        };
        /** @description A half-move, and how the board stands after it. */
        readonly Ply: {
            /** @description From 1. */
            readonly number: number;
            readonly side: components["schemas"]["Side"];
            readonly move: components["schemas"]["Move"];
            readonly fen: string;
            /** @description Whether the move gave check. */
            readonly inCheck: boolean;
            readonly facing: boolean;
            readonly points: components["schemas"]["Points"];
            readonly comment: string | null;
            /** @description Thinking time. */
            readonly seconds: number | null;
        };
        /** @description House rules: single switches on top of a ruleset. Off is 0 for a number and NONE for a word. */
        readonly RulesetOverrides: {
            /** @description How the general steps in its palace. */
            readonly generalSteps?: components["schemas"]["GeneralStepsSwitch"] | null;
            /** @description How guards step in their palace. */
            readonly guardSteps?: components["schemas"]["GuardStepsSwitch"] | null;
            /** @description Whether chariot, cannon and soldier may use the diagonals of a palace. */
            readonly palaceDiagonals?: components["schemas"]["PalaceDiagonalsSwitch"] | null;
            /** @description When a soldier may step sideways. */
            readonly soldierSideways?: components["schemas"]["SoldierSidewaysSwitch"] | null;
            /** @description When a side that is not in check may pass. */
            readonly pass?: components["schemas"]["PassSwitch"] | null;
            /** @description Who may bring the generals face to face. */
            readonly facingMake?: components["schemas"]["FacingMakeSwitch"] | null;
            /** @description What a side may do that finds the generals face to face. */
            readonly facingReply?: components["schemas"]["FacingReplySwitch"] | null;
            /** @description What happens to a side that is not in check and has no legal move. */
            readonly stalemate?: components["schemas"]["StalemateSwitch"] | null;
            /** @description Whether a cannon may make the first move of a game. */
            readonly cannonFirstMove?: components["schemas"]["CannonFirstMoveSwitch"] | null;
            /** @description When facing generals end the game. */
            readonly facingEnds?: components["schemas"]["FacingEndsSwitch"] | null;
            /** @description What comes of generals that face each other, where that ends the game. */
            readonly facingResult?: components["schemas"]["FacingResultSwitch"] | null;
            /** @description What the side that made a facing can no longer win. */
            readonly facingForfeitsWin?: components["schemas"]["FacingForfeitsWinSwitch"] | null;
            /** @description A mate by a piece that the mated general could take, but for the facing that this would make. */
            readonly generalDefendedMate?: components["schemas"]["GeneralDefendedMateSwitch"] | null;
            /** @description What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends. */
            readonly drawnGame?: components["schemas"]["DrawnGameSwitch"] | null;
            /** @description What comes of a position that stands `repetitionCount` times. */
            readonly repetitionResult?: components["schemas"]["RepetitionResultSwitch"] | null;
            /** @description When the side that keeps giving check loses, where a position recurs. */
            readonly perpetualCheck?: components["schemas"]["PerpetualCheckSwitch"] | null;
            /** @description What comes of moving one piece to and fro more often than `shuttleLimit`. */
            readonly shuttleResult?: components["schemas"]["ShuttleResultSwitch"] | null;
            /** @description Both sides pass, one after the other. */
            readonly doublePass?: components["schemas"]["DoublePassSwitch"] | null;
            /** @description What comes of `noProgressPlies` half-moves without a capture. */
            readonly noProgressResult?: components["schemas"]["NoProgressResultSwitch"] | null;
            /** @description What comes of a game of `maxPlies` half-moves. */
            readonly maxPliesResult?: components["schemas"]["MaxPliesResultSwitch"] | null;
            /** @description Neither side has anything left but its general and guards. */
            readonly insufficientMaterial?: components["schemas"]["InsufficientMaterialSwitch"] | null;
            /** @description Which end counts where two come at once. */
            readonly endOrder?: components["schemas"]["EndOrderSwitch"] | null;
            /** @description What a draw by agreement becomes. */
            readonly agreement?: components["schemas"]["AgreementSwitch"] | null;
            /** @description A game that the organiser stopped. */
            readonly unfinished?: components["schemas"]["UnfinishedSwitch"] | null;
            /** @description Who sets up horses and elephants first; told to you, for a single game cannot show it. */
            readonly arrangementOrder?: components["schemas"]["ArrangementOrderSwitch"] | null;
            /** @description A facing counts only if a piece had been captured by the time it was made. */
            readonly facingNeedsCapture?: boolean | null;
            /** @description A mate goes before a facing that the same ply leaves. */
            readonly mateBeforeFacing?: boolean | null;
            /** @description The ply limit waits for a ply that is neither a capture nor a check. */
            readonly maxPliesQuiet?: boolean | null;
            /** @description Occurrences of a position that end the game. 0 is off. */
            readonly repetitionCount?: number | null;
            /** @description Reversals in a row allowed to one piece. 0 is off. */
            readonly shuttleLimit?: number | null;
            /** @description Half-moves without a capture, passes counted. 0 is off. */
            readonly noProgressPlies?: number | null;
            /** @description Half-moves of the whole game, passes counted. 0 is off. */
            readonly maxPlies?: number | null;
            /** @description A side's total, komi in, at or under which the game ends. 0 is off. */
            readonly lowTotal?: number | null;
            /** @description Points given to Han. */
            readonly komi?: number | null;
            /** @description A draw can be requested while both sides, komi out, are under this. 0 is off. */
            readonly drawRequestBelow?: number | null;
            /** @description Points of chariot, cannon, horse, elephant, guard, soldier, in this order. */
            readonly pointValues?: readonly number[] | null;
        };
        /**
         * @description Values of the switch generalSteps.
         * @enum {string}
         */
        readonly GeneralStepsSwitch: "LINES" | "ORTHOGONAL";
        /**
         * @description Values of the switch guardSteps.
         * @enum {string}
         */
        readonly GuardStepsSwitch: "LINES" | "ORTHOGONAL";
        /**
         * @description Values of the switch palaceDiagonals.
         * @enum {string}
         */
        readonly PalaceDiagonalsSwitch: "YES" | "NO";
        /**
         * @description Values of the switch soldierSideways.
         * @enum {string}
         */
        readonly SoldierSidewaysSwitch: "ALWAYS" | "LAST_RANK";
        /**
         * @description Values of the switch pass.
         * @enum {string}
         */
        readonly PassSwitch: "FREE" | "FORCED" | "NONE";
        /**
         * @description Values of the switch facingMake.
         * @enum {string}
         */
        readonly FacingMakeSwitch: "FREE" | "WEAKER" | "NOT_IN_CHECK" | "ILLEGAL";
        /**
         * @description Values of the switch facingReply.
         * @enum {string}
         */
        readonly FacingReplySwitch: "ANY" | "MUST_BREAK" | "BREAK_OR_PASS";
        /**
         * @description Values of the switch stalemate.
         * @enum {string}
         */
        readonly StalemateSwitch: "PASS" | "DRAW";
        /**
         * @description Values of the switch cannonFirstMove.
         * @enum {string}
         */
        readonly CannonFirstMoveSwitch: "ALLOWED" | "FORBIDDEN";
        /**
         * @description Values of the switch facingEnds.
         * @enum {string}
         */
        readonly FacingEndsSwitch: "NEVER" | "WHEN_LEFT" | "WHEN_CLAIMED";
        /**
         * @description Values of the switch facingResult.
         * @enum {string}
         */
        readonly FacingResultSwitch: "DRAW" | "POINTS";
        /**
         * @description Values of the switch facingForfeitsWin.
         * @enum {string}
         */
        readonly FacingForfeitsWinSwitch: "NONE" | "MATE" | "ALL";
        /**
         * @description Values of the switch generalDefendedMate.
         * @enum {string}
         */
        readonly GeneralDefendedMateSwitch: "WIN" | "DRAW";
        /**
         * @description Values of the switch drawnGame.
         * @enum {string}
         */
        readonly DrawnGameSwitch: "DRAW" | "POINTS";
        /**
         * @description Values of the switch repetitionResult.
         * @enum {string}
         */
        readonly RepetitionResultSwitch: "DRAW" | "POINTS" | "REFEREE" | "NONE";
        /**
         * @description Values of the switch perpetualCheck.
         * @enum {string}
         */
        readonly PerpetualCheckSwitch: "EVERY_MOVE" | "CHECKING_POSITION" | "SAME";
        /**
         * @description Values of the switch shuttleResult.
         * @enum {string}
         */
        readonly ShuttleResultSwitch: "ILLEGAL" | "LOSES" | "NONE";
        /**
         * @description Values of the switch doublePass.
         * @enum {string}
         */
        readonly DoublePassSwitch: "NONE" | "DRAW" | "POINTS";
        /**
         * @description Values of the switch noProgressResult.
         * @enum {string}
         */
        readonly NoProgressResultSwitch: "DRAW" | "POINTS" | "NONE";
        /**
         * @description Values of the switch maxPliesResult.
         * @enum {string}
         */
        readonly MaxPliesResultSwitch: "DRAW" | "POINTS" | "NONE";
        /**
         * @description Values of the switch insufficientMaterial.
         * @enum {string}
         */
        readonly InsufficientMaterialSwitch: "NONE" | "DRAW" | "POINTS";
        /**
         * @description Values of the switch endOrder.
         * @enum {string}
         */
        readonly EndOrderSwitch: "REPETITION_FIRST" | "NO_PROGRESS_FIRST";
        /**
         * @description Values of the switch agreement.
         * @enum {string}
         */
        readonly AgreementSwitch: "DRAW" | "POINTS" | "NOT_ALLOWED";
        /**
         * @description Values of the switch unfinished.
         * @enum {string}
         */
        readonly UnfinishedSwitch: "POINTS" | "NOT_ALLOWED";
        /**
         * @description Values of the switch arrangementOrder.
         * @enum {string}
         */
        readonly ArrangementOrderSwitch: "HAN" | "CHO" | "ANY" | "FIXED";
        /**
         * @description Spellings of a move: UCI `b1c3`, KOREAN `02마83`, SAN `H02-83`, ALGEBRAIC `Hc3`. AUTO recognises these. Squares in letters are read where their count of ranks is named: from 1 or from 0, at the back rank of Cho (LETTERS `b1-c3`, WINBOARD `b0c2`) or of Han (LETTERS_FROM_HAN `b10-c8`, WINBOARD_FROM_HAN `b9c7`).
         * @enum {string}
         */
        readonly MoveNotation: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
        /**
         * @description How a game is written down: `.gib`, PGN, a plain list of moves, or JSON; AUTO recognises it.
         * @enum {string}
         */
        readonly RecordFormat: "AUTO" | "GIB" | "PGN" | "MOVES" | "JSON";
        readonly GameInput: {
            /** @description A FEN or a pasted diagram; the usual start if left out. */
            readonly fen?: string | null;
            readonly dialect?: components["schemas"]["FenDialect"] | null;
            /** @description Cho's, instead of `fen`. */
            readonly cho?: components["schemas"]["Arrangement"] | null;
            /** @description Han's, instead of `fen`. */
            readonly han?: components["schemas"]["Arrangement"] | null;
            /** @description Played from there. */
            readonly moves?: readonly string[] | null;
            readonly moveNotation?: components["schemas"]["MoveNotation"] | null;
            /** @description Accept a board that breaks only "could it come from a game". */
            readonly lenient?: boolean | null;
            readonly ruleset?: components["schemas"]["RulesetId"] | null;
            /** @description House rules on top of the ruleset. */
            readonly rules?: components["schemas"]["RulesetOverrides"] | null;
            /** @description Echoed in the result. */
            readonly ref?: string | null;
            /** @description The text of a `.gib`, a PGN, a JSON record or a list of moves, instead of start and moves. */
            readonly record?: string | null;
            /** @description That of the record. */
            readonly format?: components["schemas"]["RecordFormat"] | null;
            /** @description Which game of the record, from 1. */
            readonly gameNumber?: number | null;
            /** @description Resignation, time, agreement and disqualification written in the record count as claims. */
            readonly recordedAsClaims?: boolean | null;
            readonly claims?: readonly components["schemas"]["ClaimInput"][] | null;
        };
        /**
         * @description Horses (ma) and elephants (sang) from left to right at the own seat.
         * @enum {string}
         */
        readonly Arrangement: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
        readonly ClaimInput: {
            readonly kind: components["schemas"]["ClaimKind"];
            /** @description The side that resigns, ran out of time or is disqualified; for BIKJANG and DRAW_REQUEST the side that asks. */
            readonly by?: components["schemas"]["Side"] | null;
            /** @description The last ply if left out. */
            readonly atPly?: number | null;
        };
        /** @description One answer of a batch: a position or an error. */
        readonly PositionResult: {
            /** @description Of the input, from 0. */
            readonly index: number;
            /** @description Of the input, echoed. */
            readonly ref: string | null;
            readonly position: components["schemas"]["Position"] | null;
            readonly error: components["schemas"]["Warning"] | null;
        };
        readonly PositionInput: {
            /** @description A FEN or a pasted diagram; the usual start if left out. */
            readonly fen?: string | null;
            readonly dialect?: components["schemas"]["FenDialect"] | null;
            /** @description Cho's, instead of `fen`. */
            readonly cho?: components["schemas"]["Arrangement"] | null;
            /** @description Han's, instead of `fen`. */
            readonly han?: components["schemas"]["Arrangement"] | null;
            /** @description Played from there. */
            readonly moves?: readonly string[] | null;
            readonly moveNotation?: components["schemas"]["MoveNotation"] | null;
            /** @description Accept a board that breaks only "could it come from a game". */
            readonly lenient?: boolean | null;
            readonly ruleset?: components["schemas"]["RulesetId"] | null;
            /** @description House rules on top of the ruleset. */
            readonly rules?: components["schemas"]["RulesetOverrides"] | null;
            /** @description Echoed in the result. */
            readonly ref?: string | null;
        };
        /** @description One game, as one document describes it. */
        readonly Ruleset: {
            readonly id: components["schemas"]["RulesetId"];
            readonly name: string;
            /** @description Raised with every change that can change a verdict. */
            readonly revision: string;
            /** @description The document that it comes from. */
            readonly source: string;
            readonly switches: components["schemas"]["RulesetSwitches"];
            readonly clauses: readonly components["schemas"]["Clause"][];
        };
        /** @description Every difference between rulesets. Off is 0 for a number and NONE for a word. */
        readonly RulesetSwitches: {
            /** @description How the general steps in its palace. */
            readonly generalSteps: components["schemas"]["GeneralStepsSwitch"];
            /** @description How guards step in their palace. */
            readonly guardSteps: components["schemas"]["GuardStepsSwitch"];
            /** @description Whether chariot, cannon and soldier may use the diagonals of a palace. */
            readonly palaceDiagonals: components["schemas"]["PalaceDiagonalsSwitch"];
            /** @description When a soldier may step sideways. */
            readonly soldierSideways: components["schemas"]["SoldierSidewaysSwitch"];
            /** @description When a side that is not in check may pass. */
            readonly pass: components["schemas"]["PassSwitch"];
            /** @description Who may bring the generals face to face. */
            readonly facingMake: components["schemas"]["FacingMakeSwitch"];
            /** @description What a side may do that finds the generals face to face. */
            readonly facingReply: components["schemas"]["FacingReplySwitch"];
            /** @description What happens to a side that is not in check and has no legal move. */
            readonly stalemate: components["schemas"]["StalemateSwitch"];
            /** @description Whether a cannon may make the first move of a game. */
            readonly cannonFirstMove: components["schemas"]["CannonFirstMoveSwitch"];
            /** @description When facing generals end the game. */
            readonly facingEnds: components["schemas"]["FacingEndsSwitch"];
            /** @description What comes of generals that face each other, where that ends the game. */
            readonly facingResult: components["schemas"]["FacingResultSwitch"];
            /** @description What the side that made a facing can no longer win. */
            readonly facingForfeitsWin: components["schemas"]["FacingForfeitsWinSwitch"];
            /** @description A mate by a piece that the mated general could take, but for the facing that this would make. */
            readonly generalDefendedMate: components["schemas"]["GeneralDefendedMateSwitch"];
            /** @description What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends. */
            readonly drawnGame: components["schemas"]["DrawnGameSwitch"];
            /** @description What comes of a position that stands `repetitionCount` times. */
            readonly repetitionResult: components["schemas"]["RepetitionResultSwitch"];
            /** @description When the side that keeps giving check loses, where a position recurs. */
            readonly perpetualCheck: components["schemas"]["PerpetualCheckSwitch"];
            /** @description What comes of moving one piece to and fro more often than `shuttleLimit`. */
            readonly shuttleResult: components["schemas"]["ShuttleResultSwitch"];
            /** @description Both sides pass, one after the other. */
            readonly doublePass: components["schemas"]["DoublePassSwitch"];
            /** @description What comes of `noProgressPlies` half-moves without a capture. */
            readonly noProgressResult: components["schemas"]["NoProgressResultSwitch"];
            /** @description What comes of a game of `maxPlies` half-moves. */
            readonly maxPliesResult: components["schemas"]["MaxPliesResultSwitch"];
            /** @description Neither side has anything left but its general and guards. */
            readonly insufficientMaterial: components["schemas"]["InsufficientMaterialSwitch"];
            /** @description Which end counts where two come at once. */
            readonly endOrder: components["schemas"]["EndOrderSwitch"];
            /** @description What a draw by agreement becomes. */
            readonly agreement: components["schemas"]["AgreementSwitch"];
            /** @description A game that the organiser stopped. */
            readonly unfinished: components["schemas"]["UnfinishedSwitch"];
            /** @description Who sets up horses and elephants first; told to you, for a single game cannot show it. */
            readonly arrangementOrder: components["schemas"]["ArrangementOrderSwitch"];
            /** @description A facing counts only if a piece had been captured by the time it was made. */
            readonly facingNeedsCapture: boolean;
            /** @description A mate goes before a facing that the same ply leaves. */
            readonly mateBeforeFacing: boolean;
            /** @description The ply limit waits for a ply that is neither a capture nor a check. */
            readonly maxPliesQuiet: boolean;
            /** @description Occurrences of a position that end the game. 0 is off. */
            readonly repetitionCount: number;
            /** @description Reversals in a row allowed to one piece. 0 is off. */
            readonly shuttleLimit: number;
            /** @description Half-moves without a capture, passes counted. 0 is off. */
            readonly noProgressPlies: number;
            /** @description Half-moves of the whole game, passes counted. 0 is off. */
            readonly maxPlies: number;
            /** @description A side's total, komi in, at or under which the game ends. 0 is off. */
            readonly lowTotal: number;
            /** @description Points given to Han. */
            readonly komi: number;
            /** @description A draw can be requested while both sides, komi out, are under this. 0 is off. */
            readonly drawRequestBelow: number;
            /** @description Points of chariot, cannon, horse, elephant, guard, soldier, in this order. */
            readonly pointValues: readonly number[];
        };
        readonly Service: {
            readonly version: string;
            readonly limits: components["schemas"]["ServiceLimits"];
            readonly cache: components["schemas"]["ServiceCache"];
            /** @description The positions that are asked about most, for the operator; null for all others. */
            readonly hotPositions: readonly components["schemas"]["HotPosition"][] | null;
        };
        /** @description What one request may ask for, and one client. */
        readonly ServiceLimits: {
            /** @description Marks of a picture. */
            readonly svgMarks: number;
            /** @description Arrows of a picture. */
            readonly svgArrows: number;
            /** @description Characters of a picture's title. */
            readonly svgTitle: number;
            /** @description Width of a picture in pixels. */
            readonly svgSize: components["schemas"]["Range"];
            /** @description Positions of one batch. */
            readonly positionsPerBatch: number;
            /** @description Games of one batch. */
            readonly gamesPerBatch: number;
            /** @description Half-moves of one game. */
            readonly pliesPerGame: number;
            /** @description Claims made in one game. */
            readonly claimsPerGame: number;
            /** @description Bytes of a record sent inside JSON. */
            readonly recordBytes: number;
            /** @description Bytes of a JSON body, and characters of a file of records in JSON. */
            readonly jsonBytes: number;
            /** @description Bytes of a file sent as a body. */
            readonly fileBytes: number;
            /** @description Bytes of the file of a job. */
            readonly jobBytes: number;
            /** @description Seconds of one core that a job may take, as reckoned from its bytes and its depth. */
            readonly jobSeconds: number;
            /** @description Aliases of a GraphQL query, those of a fragment counted where it is spread. */
            readonly aliases: number;
            /** @description Levels of a GraphQL query, introspection aside; and fragments that are spread within one another. */
            readonly depth: number;
            /** @description Tokens of a GraphQL query. */
            readonly tokens: number;
            /** @description Directives at one place of a GraphQL query. */
            readonly directives: number;
            /** @description Times that one level of a GraphQL query may name the same field. */
            readonly fieldRepeats: number;
            /** @description Cost of one request, in units of about a microsecond of one core. */
            readonly cost: number;
            /** @description Plies that an evaluation looks ahead. */
            readonly evaluationDepth: number;
            /** @description Positions that an evaluation looks at; a search for a mate looks at 0.4 times as many. */
            readonly evaluationNodes: number;
            /** @description Milliseconds that an evaluation takes. */
            readonly evaluationMillis: number;
            /** @description Cost that one client may spend in `clientCostSeconds`; 0 is off. */
            readonly clientCost: number;
            /** @description Seconds after which a client may spend its cost anew. */
            readonly clientCostSeconds: number;
            /** @description Requests of one client that may be open at once; 0 is off. */
            readonly clientRequests: number;
        };
        readonly Range: {
            readonly least: number;
            readonly most: number;
        };
        /** @description Answers that are kept; every answer is the same without them. */
        readonly ServiceCache: {
            /** @description In the process. */
            readonly tier1: components["schemas"]["TierState"];
            /** @description Shared by processes. */
            readonly tier2: components["schemas"]["TierState"];
            /** @description Questions that either had an answer to, since the process began. */
            readonly hits: number;
            /** @description Questions that neither had an answer to. */
            readonly misses: number;
        };
        /**
         * @description A tier of the cache that is not there, that is well, or that fails and is left alone for a while.
         * @enum {string}
         */
        readonly TierState: "OFF" | "WELL" | "FAILING";
        readonly HotPosition: {
            readonly fen: string;
            readonly ruleset: components["schemas"]["RulesetId"];
            /** @description About how often it was asked about, of this process. */
            readonly hits: number;
        };
        /** @description One answer of a batch: a verdict or an error. */
        readonly VerdictResult: {
            /** @description Of the input, from 0. */
            readonly index: number;
            /** @description Of the input, echoed. */
            readonly ref: string | null;
            readonly verdict: components["schemas"]["Verdict"] | null;
            readonly error: components["schemas"]["Warning"] | null;
        };
        /** @description What is wrong with a request, by RFC 9457; its place stands beside as far as it is known. */
        readonly Problem: {
            readonly type: string;
            /** @description What the status is called. */
            readonly title: string;
            /** @description What is wrong and what to do. */
            readonly detail: string;
            readonly status: number;
            /** @description Stable; new codes may come. */
            readonly code: string;
            readonly rank?: number;
            readonly file?: string;
            readonly line?: number;
            readonly column?: number;
            readonly ply?: number;
            readonly game?: number;
        };
        /** @description How a job stands. Times are in ISO 8601. */
        readonly Job: {
            /** @description The same for the same body with the same parameters. */
            readonly id: string;
            /** @enum {string} */
            readonly what: "adjudicate" | "analyse";
            /**
             * @description WAITING until a worker has begun, RUNNING until all games have a result: then DONE.
             * @enum {string}
             */
            readonly state: "WAITING" | "RUNNING" | "DONE" | "CANCELLED" | "FAILED";
            readonly games: number;
            /** @description Games that have a result. */
            readonly done: number;
            /** @description Those of them whose result is an error. */
            readonly errors: number;
            readonly progress: number;
            readonly createdAt: string;
            readonly startedAt: string | null;
            readonly finishedAt: string | null;
            /** @description When it is forgotten; later with all that happens to it. */
            readonly expiresAt: string;
        };
        readonly AnalysisResult: {
            /** @description From 0, as the games came. */
            readonly index: number;
            /** @description Echoed. */
            readonly ref: string | null;
            readonly analysis: components["schemas"]["Analysis"] | null;
            readonly error: components["schemas"]["Warning"] | null;
        };
        /** @description Every position of a game, looked at to one depth. */
        readonly Analysis: {
            /** @description From the start to the end of the game, or to the last legal move. */
            readonly plies: readonly {
                /** @description Half-moves before the position. */
                readonly ply: number;
                /** @description In points, from Cho's side. */
                readonly score: number;
                /** @description In moves, positive where Cho mates. */
                readonly mateIn: number | null;
                readonly winProbability: components["schemas"]["WinProbability"];
            }[];
            /** @description Half-moves after which a mate was no longer to be seen. */
            readonly missedMates: readonly {
                readonly ply: number;
                /** @description In moves, of the side that moved. */
                readonly mateIn: number;
                /** @description The move that began it, in UCI. */
                readonly best: string;
            }[];
            /** @description The half-move with the largest swing of those that changed the favourite. */
            readonly turningPly: number | null;
            /** @description From 0 to 100, by what each move lost of the expected result: `103.1668 exp(-4.354 loss) - 3.1669`, its mean over the moves of a side; null for one that did not move. */
            readonly accuracy: {
                readonly cho: number | null;
                readonly han: number | null;
            };
            readonly warnings: readonly components["schemas"]["Warning"][];
        };
        /** @description A collection of games. It can be sent back as it is. */
        readonly Records: {
            /** @description What it was read as. */
            readonly format: string;
            readonly encoding: string;
            readonly warnings: readonly components["schemas"]["Warning"][];
            readonly games: readonly components["schemas"]["RecordedGame"][];
        };
        /** @description One game; where it could not be read, its tags and the error. */
        readonly RecordedGame: {
            /** @description Its number in the collection, from 1. */
            readonly game: number;
            readonly tags: readonly components["schemas"]["Tag"][];
            readonly cho?: components["schemas"]["Arrangement"];
            readonly han?: components["schemas"]["Arrangement"];
            /** @description The start, where it is no arrangement. */
            readonly fen?: string;
            /** @description The start is a game at odds. */
            readonly handicap?: boolean;
            /** @description What is said before the first move. */
            readonly comment?: string;
            readonly moves?: readonly (string | {
                readonly move: string;
                readonly seconds?: number;
                readonly comment?: string;
            })[];
            /** @description The result as written. */
            readonly recorded?: string | null;
            readonly warnings?: readonly components["schemas"]["Warning"][];
            readonly error?: components["schemas"]["Warning"];
        };
    };
    responses: {
        /** @description What is wrong. */
        readonly Problem: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
        readonly "rules.generalSteps": "LINES" | "ORTHOGONAL";
        /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
        readonly "rules.guardSteps": "LINES" | "ORTHOGONAL";
        /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
        readonly "rules.palaceDiagonals": "YES" | "NO";
        /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
        readonly "rules.soldierSideways": "ALWAYS" | "LAST_RANK";
        /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
        readonly "rules.pass": "FREE" | "FORCED" | "NONE";
        /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
        readonly "rules.facingMake": "FREE" | "WEAKER" | "NOT_IN_CHECK" | "ILLEGAL";
        /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
        readonly "rules.facingReply": "ANY" | "MUST_BREAK" | "BREAK_OR_PASS";
        /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
        readonly "rules.stalemate": "PASS" | "DRAW";
        /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
        readonly "rules.cannonFirstMove": "ALLOWED" | "FORBIDDEN";
        /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
        readonly "rules.facingEnds": "NEVER" | "WHEN_LEFT" | "WHEN_CLAIMED";
        /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
        readonly "rules.facingResult": "DRAW" | "POINTS";
        /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
        readonly "rules.facingForfeitsWin": "NONE" | "MATE" | "ALL";
        /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
        readonly "rules.generalDefendedMate": "WIN" | "DRAW";
        /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
        readonly "rules.drawnGame": "DRAW" | "POINTS";
        /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
        readonly "rules.repetitionResult": "DRAW" | "POINTS" | "REFEREE" | "NONE";
        /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
        readonly "rules.perpetualCheck": "EVERY_MOVE" | "CHECKING_POSITION" | "SAME";
        /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
        readonly "rules.shuttleResult": "ILLEGAL" | "LOSES" | "NONE";
        /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
        readonly "rules.doublePass": "NONE" | "DRAW" | "POINTS";
        /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
        readonly "rules.noProgressResult": "DRAW" | "POINTS" | "NONE";
        /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
        readonly "rules.maxPliesResult": "DRAW" | "POINTS" | "NONE";
        /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
        readonly "rules.insufficientMaterial": "NONE" | "DRAW" | "POINTS";
        /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
        readonly "rules.endOrder": "REPETITION_FIRST" | "NO_PROGRESS_FIRST";
        /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
        readonly "rules.agreement": "DRAW" | "POINTS" | "NOT_ALLOWED";
        /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
        readonly "rules.unfinished": "POINTS" | "NOT_ALLOWED";
        /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
        readonly "rules.arrangementOrder": "HAN" | "CHO" | "ANY" | "FIXED";
        /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
        readonly "rules.facingNeedsCapture": boolean;
        /** @description House rule. A mate goes before a facing that the same ply leaves. */
        readonly "rules.mateBeforeFacing": boolean;
        /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
        readonly "rules.maxPliesQuiet": boolean;
        /** @description House rule. Occurrences of a position that end the game. */
        readonly "rules.repetitionCount": number;
        /** @description House rule. Reversals in a row allowed to one piece. */
        readonly "rules.shuttleLimit": number;
        /** @description House rule. Half-moves without a capture, passes counted. */
        readonly "rules.noProgressPlies": number;
        /** @description House rule. Half-moves of the whole game, passes counted. */
        readonly "rules.maxPlies": number;
        /** @description House rule. A side's total, komi in, at or under which the game ends. */
        readonly "rules.lowTotal": number;
        /** @description House rule. Points given to Han. */
        readonly "rules.komi": number;
        /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
        readonly "rules.drawRequestBelow": number;
        /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
        readonly "rules.pointValues": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getPosition: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description The parts that are wanted, with commas between. */
                readonly fields?: readonly ("fen" | "diagram" | "turn" | "pieces" | "legalMoves" | "inCheck" | "checkers" | "facing" | "points" | "outcome" | "claims" | "counters" | "key" | "warnings")[];
                /** @description That of `summary`. */
                readonly language?: "EN" | "KO" | "JA";
                /** @description That of `scores`. */
                readonly scheme?: "WIN_DRAW_LOSS" | "SEVEN_POINTS";
                /** @description The dialect of `fen`. */
                readonly to?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description How a board names its pieces. */
                readonly style?: "HANJA" | "HANGUL" | "LETTERS";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Position"];
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getLegalMoves: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description Only the moves of the piece on this square. */
                readonly from?: string;
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly legalMoves: readonly components["schemas"]["Move"][];
                        readonly warnings: readonly components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPoints: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly points: components["schemas"]["Points"];
                        readonly warnings: readonly components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly explainMove: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description In any notation. */
                readonly move?: string;
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly explainMove: components["schemas"]["MoveExplanation"];
                        readonly warnings: readonly components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getEvaluation: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description Half-moves that an evaluation looks ahead. */
                readonly depth?: number;
                readonly nodes?: number;
                readonly millis?: number;
                readonly lines?: number;
                readonly engine?: "BUILT_IN" | "EXTERNAL";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly evaluation: components["schemas"]["Evaluation"];
                        readonly warnings: readonly components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly streamEvaluation: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description Half-moves that an evaluation looks ahead. */
                readonly depth?: number;
                readonly nodes?: number;
                readonly millis?: number;
                readonly lines?: number;
                readonly engine?: "BUILT_IN" | "EXTERNAL";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly findMate: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                readonly maxMoves?: number;
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly mate: components["schemas"]["MateSearch"];
                        readonly warnings: readonly components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getFen: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description The dialect of `fen`. */
                readonly to?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly fen: string;
                        readonly warnings: readonly components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readBoard: {
        readonly parameters: {
            readonly query?: {
                /** @description The dialect of `fen`. */
                readonly to?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/plain": string;
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly fen: string;
                        readonly warnings: readonly components["schemas"]["Warning"][];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getDiagram: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description How a board names its pieces. */
                readonly style?: "HANJA" | "HANGUL" | "LETTERS";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getBoard: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description How a board names its pieces. */
                readonly style?: "HANJA" | "HANGUL" | "LETTERS";
                /** @description The side at the bottom. */
                readonly orientation?: "CHO" | "HAN";
                /** @description What stands beside the board. */
                readonly coordinates?: "ALGEBRAIC" | "KOREAN" | "NONE";
                /** @description To be lit up; the last of `moves` if left out. */
                readonly lastMove?: string;
                /** @description Squares, with commas between. */
                readonly marks?: readonly string[];
                /** @description From square to square, `b1c3`, with commas between. */
                readonly arrows?: readonly string[];
                /** @description Width in pixels. */
                readonly size?: number;
                /** @description The name of the picture. */
                readonly title?: string;
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPositions: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description The parts that are wanted, with commas between. */
                readonly fields?: readonly ("fen" | "diagram" | "turn" | "pieces" | "legalMoves" | "inCheck" | "checkers" | "facing" | "points" | "outcome" | "claims" | "counters" | "key" | "warnings")[];
                /** @description That of `summary`. */
                readonly language?: "EN" | "KO" | "JA";
                /** @description That of `scores`. */
                readonly scheme?: "WIN_DRAW_LOSS" | "SEVEN_POINTS";
                /** @description The dialect of `fen`. */
                readonly to?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description How a board names its pieces. */
                readonly style?: "HANJA" | "HANGUL" | "LETTERS";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["PositionInput"][];
                readonly "application/x-ndjson": components["schemas"]["PositionInput"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly positions: readonly components["schemas"]["PositionResult"][];
                    };
                    readonly "application/x-ndjson": components["schemas"]["PositionResult"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly adjudicate: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description That of the record. */
                readonly format?: "AUTO" | "GIB" | "PGN" | "MOVES" | "JSON";
                /** @description Resignation, time, agreement and disqualification written in the record count as claims. */
                readonly recordedAsClaims?: boolean;
                /** @description Made in each game of the file: its kind, behind a colon the side that it needs, behind @ the half-move (the last if left out), as `RESIGNATION:HAN@45`; with commas between. */
                readonly claims?: readonly string[];
                /** @description Which game of the record, from 1. */
                readonly game?: number;
                /** @description That of `summary`. */
                readonly language?: "EN" | "KO" | "JA";
                /** @description That of `scores`. */
                readonly scheme?: "WIN_DRAW_LOSS" | "SEVEN_POINTS";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GameInput"] | readonly components["schemas"]["GameInput"][];
                readonly "application/x-ndjson": components["schemas"]["GameInput"];
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/x-gib": string;
                readonly "application/x-chess-pgn": string;
                readonly "application/vnd.chess-pgn": string;
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Verdict"] | {
                        readonly adjudications: readonly components["schemas"]["VerdictResult"][];
                    };
                    readonly "application/x-ndjson": components["schemas"]["VerdictResult"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getGame: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description That of the record. */
                readonly format?: "AUTO" | "GIB" | "PGN" | "MOVES" | "JSON";
                /** @description Resignation, time, agreement and disqualification written in the record count as claims. */
                readonly recordedAsClaims?: boolean;
                /** @description Made in each game of the file: its kind, behind a colon the side that it needs, behind @ the half-move (the last if left out), as `RESIGNATION:HAN@45`; with commas between. */
                readonly claims?: readonly string[];
                /** @description Which game of the record, from 1. */
                readonly game?: number;
                /** @description That of `summary`. */
                readonly language?: "EN" | "KO" | "JA";
                /** @description That of `scores`. */
                readonly scheme?: "WIN_DRAW_LOSS" | "SEVEN_POINTS";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GameInput"];
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/x-gib": string;
                readonly "application/x-chess-pgn": string;
                readonly "application/vnd.chess-pgn": string;
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly convertRecords: {
        readonly parameters: {
            readonly query?: {
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description That of the record. */
                readonly format?: "AUTO" | "GIB" | "PGN" | "MOVES" | "JSON";
                /** @description Resignation, time, agreement and disqualification written in the record count as claims. */
                readonly recordedAsClaims?: boolean;
                /** @description Made in each game of the file: its kind, behind a colon the side that it needs, behind @ the half-move (the last if left out), as `RESIGNATION:HAN@45`; with commas between. */
                readonly claims?: readonly string[];
                /** @description Which game of the record, from 1. */
                readonly game?: number;
                /** @description That of the moves, in PGN, JSON and lists. */
                readonly notation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/x-gib": string;
                readonly "application/x-chess-pgn": string;
                readonly "application/vnd.chess-pgn": string;
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Records"];
                    readonly "application/x-gib": string;
                    readonly "application/x-chess-pgn": string;
                    readonly "application/vnd.chess-pgn": string;
                    readonly "text/plain": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createJob: {
        readonly parameters: {
            readonly query?: {
                /** @description What to do with each game: its verdict, or every position of it looked at. */
                readonly what?: "adjudicate" | "analyse";
                /** @description Half-moves that an evaluation looks ahead. */
                readonly depth?: number;
                /** @description A FEN or a pasted diagram; the usual start if left out. */
                readonly fen?: string;
                /** @description Recognised by its letters where none is named. */
                readonly dialect?: "FAIRY_STOCKFISH" | "CHARIOT_HORSE" | "WESTERN_NAMES" | "KOREAN_BOARD";
                /** @description Cho's, instead of `fen`. */
                readonly cho?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Han's, instead of `fen`. */
                readonly han?: "MA_SANG_SANG_MA" | "SANG_MA_SANG_MA" | "MA_SANG_MA_SANG" | "SANG_MA_MA_SANG";
                /** @description Played from there; with commas between. */
                readonly moves?: readonly string[];
                /** @description AUTO recognises those that cannot be mistaken. */
                readonly moveNotation?: "AUTO" | "UCI" | "KOREAN" | "SAN" | "ALGEBRAIC" | "LETTERS" | "LETTERS_FROM_HAN" | "WINBOARD" | "WINBOARD_FROM_HAN";
                /** @description Accept a board that breaks only "could it come from a game". */
                readonly lenient?: boolean;
                /** @description A ruleset by its name in either spelling: `TOURNAMENT`, `KJA`, `TTAKJI`, `CHANGGI_RULEBOOK`, `CHESMAYNE`, `MARTIN`, `CAZAUX`, `WIKIPEDIA`, `KAKAO`, `HANGAME`, `FAIRY_JANGGI`, `FAIRY_TRADITIONAL`, `FAIRY_MODERN`, `FAIRY_CASUAL`, or `tournament`. */
                readonly ruleset?: string;
                /** @description That of the record. */
                readonly format?: "AUTO" | "GIB" | "PGN" | "MOVES" | "JSON";
                /** @description Resignation, time, agreement and disqualification written in the record count as claims. */
                readonly recordedAsClaims?: boolean;
                /** @description Made in each game of the file: its kind, behind a colon the side that it needs, behind @ the half-move (the last if left out), as `RESIGNATION:HAN@45`; with commas between. */
                readonly claims?: readonly string[];
                /** @description That of `summary`. */
                readonly language?: "EN" | "KO" | "JA";
                /** @description That of `scores`. */
                readonly scheme?: "WIN_DRAW_LOSS" | "SEVEN_POINTS";
                /** @description House rule. How the general steps in its palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.generalSteps"?: components["parameters"]["rules.generalSteps"];
                /** @description House rule. How guards step in their palace: `LINES`, along every drawn line, the diagonals too; `ORTHOGONAL`, never diagonally. */
                readonly "rules.guardSteps"?: components["parameters"]["rules.guardSteps"];
                /** @description House rule. Whether chariot, cannon and soldier may use the diagonals of a palace: `YES`, they may; `NO`, they may not. */
                readonly "rules.palaceDiagonals"?: components["parameters"]["rules.palaceDiagonals"];
                /** @description House rule. When a soldier may step sideways: `ALWAYS`, from the start; `LAST_RANK`, only on the enemy's back rank. */
                readonly "rules.soldierSideways"?: components["parameters"]["rules.soldierSideways"];
                /** @description House rule. When a side that is not in check may pass: `FREE`, whenever it likes; `FORCED`, only if it has no legal move; `NONE`, never. */
                readonly "rules.pass"?: components["parameters"]["rules.pass"];
                /** @description House rule. Who may bring the generals face to face: `FREE`, either side; `WEAKER`, only the side with fewer points on the board; `NOT_IN_CHECK`, a side that is not in check; `ILLEGAL`, nobody. */
                readonly "rules.facingMake"?: components["parameters"]["rules.facingMake"];
                /** @description House rule. What a side may do that finds the generals face to face: `ANY`, what it likes; `MUST_BREAK`, it must end the facing; `BREAK_OR_PASS`, end the facing, or pass. */
                readonly "rules.facingReply"?: components["parameters"]["rules.facingReply"];
                /** @description House rule. What happens to a side that is not in check and has no legal move: `PASS`, it passes; `DRAW`, the game ends. */
                readonly "rules.stalemate"?: components["parameters"]["rules.stalemate"];
                /** @description House rule. Whether a cannon may make the first move of a game: `ALLOWED`, it may; `FORBIDDEN`, it may not. */
                readonly "rules.cannonFirstMove"?: components["parameters"]["rules.cannonFirstMove"];
                /** @description House rule. When facing generals end the game: `NEVER`, never; `WHEN_LEFT`, when the side to move leaves them so; `WHEN_CLAIMED`, when a player claims it. */
                readonly "rules.facingEnds"?: components["parameters"]["rules.facingEnds"];
                /** @description House rule. What comes of generals that face each other, where that ends the game: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.facingResult"?: components["parameters"]["rules.facingResult"];
                /** @description House rule. What the side that made a facing can no longer win: `NONE`, it loses nothing; `MATE`, its mate wins no more; `ALL`, it cannot win any more. */
                readonly "rules.facingForfeitsWin"?: components["parameters"]["rules.facingForfeitsWin"];
                /** @description House rule. A mate by a piece that the mated general could take, but for the facing that this would make: `WIN`, wins as any mate; `DRAW`, does not win. */
                readonly "rules.generalDefendedMate"?: components["parameters"]["rules.generalDefendedMate"];
                /** @description House rule. What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends: `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.drawnGame"?: components["parameters"]["rules.drawnGame"];
                /** @description House rule. What comes of a position that stands `repetitionCount` times: `DRAW`, the game is drawn; `POINTS`, points decide; `REFEREE`, the side that is behind on the board must play otherwise; `NONE`, nothing happens. */
                readonly "rules.repetitionResult"?: components["parameters"]["rules.repetitionResult"];
                /** @description House rule. When the side that keeps giving check loses, where a position recurs: `EVERY_MOVE`, when it gave check with every move in between; `CHECKING_POSITION`, when the position that recurs is one in check, too; `SAME`, it does not: it is a repetition like any other. */
                readonly "rules.perpetualCheck"?: components["parameters"]["rules.perpetualCheck"];
                /** @description House rule. What comes of moving one piece to and fro more often than `shuttleLimit`: `ILLEGAL`, the move is not legal; `LOSES`, the side loses; `NONE`, nothing happens. */
                readonly "rules.shuttleResult"?: components["parameters"]["rules.shuttleResult"];
                /** @description House rule. Both sides pass, one after the other: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.doublePass"?: components["parameters"]["rules.doublePass"];
                /** @description House rule. What comes of `noProgressPlies` half-moves without a capture: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.noProgressResult"?: components["parameters"]["rules.noProgressResult"];
                /** @description House rule. What comes of a game of `maxPlies` half-moves: `DRAW`, the game is drawn; `POINTS`, points decide; `NONE`, nothing happens. */
                readonly "rules.maxPliesResult"?: components["parameters"]["rules.maxPliesResult"];
                /** @description House rule. Neither side has anything left but its general and guards: `NONE`, nothing happens; `DRAW`, the game is drawn; `POINTS`, points decide. */
                readonly "rules.insufficientMaterial"?: components["parameters"]["rules.insufficientMaterial"];
                /** @description House rule. Which end counts where two come at once: `REPETITION_FIRST`, repetition and passes before the limit of moves without a capture; `NO_PROGRESS_FIRST`, that limit before all else but mate and facing. */
                readonly "rules.endOrder"?: components["parameters"]["rules.endOrder"];
                /** @description House rule. What a draw by agreement becomes: `DRAW`, a draw; `POINTS`, points decide; `NOT_ALLOWED`, there is none. */
                readonly "rules.agreement"?: components["parameters"]["rules.agreement"];
                /** @description House rule. A game that the organiser stopped: `POINTS`, is decided by points; `NOT_ALLOWED`, has no result. */
                readonly "rules.unfinished"?: components["parameters"]["rules.unfinished"];
                /** @description House rule. Who sets up horses and elephants first; told to you, for a single game cannot show it: `HAN`, Han; `CHO`, Cho; `ANY`, no order is named; `FIXED`, there is one set-up for everybody. */
                readonly "rules.arrangementOrder"?: components["parameters"]["rules.arrangementOrder"];
                /** @description House rule. A facing counts only if a piece had been captured by the time it was made. */
                readonly "rules.facingNeedsCapture"?: components["parameters"]["rules.facingNeedsCapture"];
                /** @description House rule. A mate goes before a facing that the same ply leaves. */
                readonly "rules.mateBeforeFacing"?: components["parameters"]["rules.mateBeforeFacing"];
                /** @description House rule. The ply limit waits for a ply that is neither a capture nor a check. */
                readonly "rules.maxPliesQuiet"?: components["parameters"]["rules.maxPliesQuiet"];
                /** @description House rule. Occurrences of a position that end the game. */
                readonly "rules.repetitionCount"?: components["parameters"]["rules.repetitionCount"];
                /** @description House rule. Reversals in a row allowed to one piece. */
                readonly "rules.shuttleLimit"?: components["parameters"]["rules.shuttleLimit"];
                /** @description House rule. Half-moves without a capture, passes counted. */
                readonly "rules.noProgressPlies"?: components["parameters"]["rules.noProgressPlies"];
                /** @description House rule. Half-moves of the whole game, passes counted. */
                readonly "rules.maxPlies"?: components["parameters"]["rules.maxPlies"];
                /** @description House rule. A side's total, komi in, at or under which the game ends. */
                readonly "rules.lowTotal"?: components["parameters"]["rules.lowTotal"];
                /** @description House rule. Points given to Han. */
                readonly "rules.komi"?: components["parameters"]["rules.komi"];
                /** @description House rule. A draw can be requested while both sides, komi out, are under this. */
                readonly "rules.drawRequestBelow"?: components["parameters"]["rules.drawRequestBelow"];
                /** @description House rule. Points of chariot, cannon, horse, elephant, guard, soldier. */
                readonly "rules.pointValues"?: components["parameters"]["rules.pointValues"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-ndjson": components["schemas"]["GameInput"];
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/x-gib": string;
                readonly "application/x-chess-pgn": string;
                readonly "application/vnd.chess-pgn": string;
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 202: {
                headers: {
                    /** @description The address of the job. */
                    readonly Location?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly cancelJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly streamJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getJobResults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": components["schemas"]["VerdictResult"] | components["schemas"]["AnalysisResult"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getRulesets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly rulesets: readonly components["schemas"]["Ruleset"][];
                    };
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getRuleset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    /** @description Strong: the same bytes for the same question. */
                    readonly ETag?: string;
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description What the client has is still the answer. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getService: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Service"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
}
