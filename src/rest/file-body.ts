import type { DecodedText } from '../notation/decode-text.js';
import type { RecordFormat } from '../notation/record.js';
import { decodeFile } from '../service/record-file.js';
import type { Asked } from './exchange.js';

/** How a file may be sent, and the format that its type says it has. */
const FORMAT_OF_TYPE: { readonly [type: string]: RecordFormat } = {
  'text/plain': 'AUTO',
  'application/octet-stream': 'AUTO',
  'application/x-gib': 'GIB',
  'application/x-chess-pgn': 'PGN',
  'application/vnd.chess-pgn': 'PGN',
};
export const FILE_TYPES = Object.keys(FORMAT_OF_TYPE);

/** Whether a file was sent, which is read as it is: which encoding it is in, it tells itself. */
export const isFile = ({ type }: Pick<Asked, 'type'>): boolean => Object.hasOwn(FORMAT_OF_TYPE, type);

/** The format that a file's type says it has. */
export const formatOf = ({ type }: Pick<Asked, 'type'>): RecordFormat => FORMAT_OF_TYPE[type] ?? 'AUTO';

/** The file that was sent, and its format as far as its type tells. */
export const fileOf = (asked: Asked): { record: DecodedText; format: RecordFormat } => ({
  record: decodeFile(asked.body),
  format: formatOf(asked),
});
