// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** A text on one line in which nothing that a file or a name holds can move the cursor. */
export const printable = (text: string): string => text.replaceAll(CONTROLS, '\ufffd');
