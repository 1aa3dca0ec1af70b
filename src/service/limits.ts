interface Limit {
  readonly fallback: number;
  readonly doc: string;
}

/** What one request may ask for, and one client; the defaults are the numbers of the contract. All can be configured. */
export const LIMIT_TABLE = {
  positionsPerBatch: { fallback: 10_000, doc: 'Positions of one batch.' },
  gamesPerBatch: { fallback: 1000, doc: 'Games of one batch.' },
  pliesPerGame: { fallback: 2000, doc: 'Half-moves of one game.' },
  claimsPerGame: { fallback: 100, doc: 'Claims made in one game.' },
  recordBytes: { fallback: 1_000_000, doc: 'Bytes of a record sent inside JSON.' },
  jsonBytes: { fallback: 8_000_000, doc: 'Bytes of a JSON body, and characters of a file of records in JSON.' },
  fileBytes: { fallback: 20_000_000, doc: 'Bytes of a file sent as a body.' },
  jobBytes: { fallback: 1_000_000_000, doc: 'Bytes of the file of a job.' },
  jobSeconds: {
    fallback: 200_000,
    doc: 'Seconds of one core that a job may take, as reckoned from its bytes and its depth.',
  },
  aliases: { fallback: 30, doc: 'Aliases of a GraphQL query, those of a fragment counted where it is spread.' },
  depth: {
    fallback: 12,
    doc: 'Levels of a GraphQL query, introspection aside; and fragments that are spread within one another.',
  },
  tokens: { fallback: 2000, doc: 'Tokens of a GraphQL query.' },
  directives: { fallback: 4, doc: 'Directives at one place of a GraphQL query.' },
  fieldRepeats: { fallback: 20, doc: 'Times that one level of a GraphQL query may name the same field.' },
  cost: { fallback: 20_000_000, doc: 'Cost of one request, in units of about a microsecond of one core.' },
  evaluationDepth: { fallback: 12, doc: 'Plies that an evaluation looks ahead.' },
  evaluationNodes: {
    fallback: 2_000_000,
    doc: 'Positions that an evaluation looks at; a search for a mate looks at 0.4 times as many.',
  },
  evaluationMillis: { fallback: 5000, doc: 'Milliseconds that an evaluation takes.' },
  clientCost: { fallback: 0, doc: 'Cost that one client may spend in `clientCostSeconds`; 0 is off.' },
  clientCostSeconds: { fallback: 60, doc: 'Seconds after which a client may spend its cost anew.' },
  clientRequests: { fallback: 0, doc: 'Requests of one client that may be open at once; 0 is off.' },
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof LIMIT_TABLE;
export type Limits = { readonly [L in LimitName]: number };

export const LIMIT_NAMES = Object.keys(LIMIT_TABLE) as LimitName[];

/** A number for each limit. */
export const limitsFrom = (numberOf: (name: LimitName) => number): Limits =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, numberOf(name)])) as Limits;

/** The limits alone, of what may hold more. */
export const plainLimits = (limits: Limits): Limits => limitsFrom((name) => limits[name]);

/** The limits where nothing is configured. */
export const LIMITS: Limits = limitsFrom((name) => LIMIT_TABLE[name].fallback);

/** What a picture may hold, so that it stays small: marks, arrows, characters of its title; and its width in pixels. */
export const SVG_LIMITS = { svgMarks: 32, svgArrows: 32, svgTitle: 100, svgSize: { least: 50, most: 2000 } } as const;
