import "server-only";
import { PdfLexer } from "./pdf-lexer";

/** Objects packed into a stream that begins at `start`; `first` is where the first one lies in it. */
type Packed = { start: number; deflated: boolean; first: number | undefined };
export type PdfNames = {
  /** Every name that stands in an object. */
  names: Set<string>;
  /** Names that are followed by a dictionary, a reference or a string: keys with a value that may act. */
  keys: Set<string>;
  packed: Packed[];
};

/** An object may be read twice: where a string holds what looks like another one. Whoever needs more hides something. */
const MOST_TIMES = 3;

/** The names in the objects of a PDF, wherever a reader may begin to read one; null where objects overlap without end. Never longer than the file is `MOST_TIMES` over. */
export function namesInFile(bytes: Buffer): PdfNames | null {
  const found: PdfNames = { names: new Set(), keys: new Set(), packed: [] };
  let left = bytes.length * MOST_TIMES;
  for (const start of objectStarts(bytes)) {
    const lexer = new PdfLexer(bytes, start);
    readObject(lexer, found);
    left -= lexer.at - start;
    if (left < 0) return null;
  }
  return found;
}

/** The same of unpacked objects, which stand without a head, each where the list in front says. */
export function namesInPacked(bytes: Buffer, first: number, found: PdfNames): boolean {
  const starts = packedStarts(bytes, first);
  let left = bytes.length * MOST_TIMES;
  for (const [at, start] of starts.entries()) {
    const lexer = new PdfLexer(bytes, start);
    readObject(lexer, found, starts[at + 1]);
    left -= lexer.at - start;
    if (left < 0) return false;
  }
  return true;
}

function packedStarts(bytes: Buffer, first: number): number[] {
  const starts = new Set([first]);
  const lexer = new PdfLexer(bytes, 0);
  let end = 0;
  for (let isOffset = false; lexer.next() && lexer.kind === "word"; isOffset = !isOffset) {
    if (isOffset) starts.add(first + Number(lexer.text));
    end = lexer.at;
  }
  starts.add(end);
  return [...starts].filter((start) => start < bytes.length).sort((a, b) => a - b);
}

/** Behind each `obj` and each `trailer`, also where they stand in a string or in the bytes of a picture. */
function* objectStarts(bytes: Buffer) {
  for (const word of ["obj", "trailer"])
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
      if (word === "trailer" || /[\s\0\d]/.test(String.fromCharCode(bytes[at - 1] ?? 0))) yield at + word.length;
}

/** Up to the end of one object; of a packed one at least up to where the next begins. */
function readObject(lexer: PdfLexer, found: PdfNames, next?: number) {
  const own = new Set<string>();
  const start = lexer.at;
  let [depth, key, sinceKey] = [0, "", 0];
  while (lexer.next()) {
    const { kind, text } = lexer;
    sinceKey++;
    if (kind === "name") {
      own.add(text);
      [key, sinceKey] = [text, 0];
    } else if (isValueOfKey(lexer, sinceKey)) found.keys.add(key);
    if (text === "<<" || text === "[") depth++;
    if (text === ">>" || text === "]") depth--;
    if (next === undefined ? kind === "word" && endsObject(text) : lexer.at >= next && depth <= 0) break;
  }
  for (const name of own) found.names.add(name);
  const packs = own.has("ObjStm") || (own.has("N") && own.has("First"));
  if (packs && lexer.text === "stream") found.packed.push({ start: afterLine(lexer), ...packing(lexer, start) });
}

const endsObject = (word: string) => word === "endobj" || word === "obj" || word === "stream";

/** `/JS (...)`, `/AA << >>` or `/EF 5 0 R`. */
const isValueOfKey = ({ kind, text }: PdfLexer, since: number) =>
  (since === 1 && (kind === "string" || text === "<<")) || (since === 3 && text === "R");

/** Data begin on the line after the word; blanks in between are no data. */
function afterLine({ bytes, at }: PdfLexer): number {
  let start = at;
  while (bytes[start] === 32 || bytes[start] === 9) start++;
  if (bytes[start] === 13) start++;
  return bytes[start] === 10 ? start + 1 : start;
}

/** Longer than what any program writes before packed objects. */
const MOST_TOKENS = 200;

/** How the dictionary before a stream says that objects are packed in it: deflated once and without more ado, as all programs that write PDFs do it. */
function packing({ bytes, at }: PdfLexer, start: number): Omit<Packed, "start"> {
  const tokens: string[] = [];
  const lexer = new PdfLexer(bytes, start);
  while (tokens.length < MOST_TOKENS && lexer.at < at && lexer.next())
    tokens.push(lexer.kind === "name" ? `/${lexer.text}` : lexer.text);
  const after = (name: string) => tokens.flatMap((token, n) => (token === name ? [n + 1] : []));
  const isFlate = (n: number) => tokens[n] === "/FlateDecode" || tokens[n] === "/Fl";
  const filters = after("/Filter");
  const plainly = filters.every((n) => isFlate(n) || (tokens[n] === "[" && isFlate(n + 1) && tokens[n + 2] === "]"));
  const more = ["/DecodeParms", "/DP", "/FFilter"].some((name) => tokens.includes(name));
  const [first = -1, ...others] = after("/First");
  const offset = tokens[first + 2] === "R" ? "" : (tokens[first] ?? "");
  return {
    deflated: filters.length > 0 && plainly && !more && tokens.length < MOST_TOKENS,
    first: others.length === 0 && /^\d{1,8}$/.test(offset) ? Number(offset) : undefined,
  };
}
