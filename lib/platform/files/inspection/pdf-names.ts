import "server-only";
import { PdfLexer } from "./pdf-lexer";

type Packed = { start: number; deflated: boolean; first: number | undefined };
export type PdfNames = {
  names: Set<string>;
  keys: Set<string>;
  packed: Packed[];
};

/** Objects may overlap when a string resembles one; a file that exceeds this factor is treated as malicious. */
const MAX_PASSES = 3;

/** Collects the names of all objects of a PDF; null if objects overlap so much that reading exceeds `MAX_PASSES` times the file size. */
export function namesInFile(bytes: Buffer): PdfNames | null {
  const result: PdfNames = { names: new Set(), keys: new Set(), packed: [] };
  let bytesLeft = bytes.length * MAX_PASSES;
  for (const start of objectStarts(bytes)) {
    const lexer = new PdfLexer(bytes, start);
    readObject(lexer, result);
    bytesLeft -= lexer.at - start;
    if (bytesLeft < 0) return null;
  }
  return result;
}

export function namesInPacked(bytes: Buffer, first: number, result: PdfNames): boolean {
  const starts = packedStarts(bytes, first);
  let bytesLeft = bytes.length * MAX_PASSES;
  for (const [index, start] of starts.entries()) {
    const lexer = new PdfLexer(bytes, start);
    readObject(lexer, result, starts[index + 1]);
    bytesLeft -= lexer.at - start;
    if (bytesLeft < 0) return false;
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

function* objectStarts(bytes: Buffer) {
  for (const keyword of ["obj", "trailer"])
    for (let offset = bytes.indexOf(keyword); offset >= 0; offset = bytes.indexOf(keyword, offset + keyword.length))
      if (keyword === "trailer" || /[\s\0\d]/.test(String.fromCharCode(bytes[offset - 1] ?? 0)))
        yield offset + keyword.length;
}

function readObject(lexer: PdfLexer, result: PdfNames, next?: number) {
  const objectNames = new Set<string>();
  const start = lexer.at;
  let [depth, key, sinceKey] = [0, "", 0];
  while (lexer.next()) {
    const { kind, text } = lexer;
    sinceKey++;
    if (kind === "name") {
      objectNames.add(text);
      [key, sinceKey] = [text, 0];
    } else if (isValueOfKey(lexer, sinceKey)) result.keys.add(key);
    if (text === "<<" || text === "[") depth++;
    if (text === ">>" || text === "]") depth--;
    if (next === undefined ? kind === "word" && endsObject(text) : lexer.at >= next && depth <= 0) break;
  }
  for (const name of objectNames) result.names.add(name);
  const isObjectStream = objectNames.has("ObjStm") || (objectNames.has("N") && objectNames.has("First"));
  if (isObjectStream && lexer.text === "stream")
    result.packed.push({ start: afterLine(lexer), ...packing(lexer, start) });
}

const endsObject = (word: string) => word === "endobj" || word === "obj" || word === "stream";

const isValueOfKey = ({ kind, text }: PdfLexer, tokensSinceKey: number) =>
  (tokensSinceKey === 1 && (kind === "string" || text === "<<")) || (tokensSinceKey === 3 && text === "R");

/** Stream data begin on the line after the keyword; blanks in between are skipped. */
function afterLine({ bytes, at: offset }: PdfLexer): number {
  let start = offset;
  while (bytes[start] === 32 || bytes[start] === 9) start++;
  if (bytes[start] === 13) start++;
  return bytes[start] === 10 ? start + 1 : start;
}

const MOST_TOKENS = 200;

/** Only a single FlateDecode filter without parameters counts as deflated; all PDF writers pack objects that way. */
function packing({ bytes, at: streamOffset }: PdfLexer, start: number): Omit<Packed, "start"> {
  const tokens: string[] = [];
  const lexer = new PdfLexer(bytes, start);
  while (tokens.length < MOST_TOKENS && lexer.at < streamOffset && lexer.next())
    tokens.push(lexer.kind === "name" ? `/${lexer.text}` : lexer.text);
  const indexesAfter = (name: string) => tokens.flatMap((token, index) => (token === name ? [index + 1] : []));
  const isFlate = (index: number) => tokens[index] === "/FlateDecode" || tokens[index] === "/Fl";
  const filters = indexesAfter("/Filter");
  const onlyFlate = filters.every(
    (index) => isFlate(index) || (tokens[index] === "[" && isFlate(index + 1) && tokens[index + 2] === "]"),
  );
  const hasParameters = ["/DecodeParms", "/DP", "/FFilter"].some((name) => tokens.includes(name));
  const [first = -1, ...others] = indexesAfter("/First");
  const offset = tokens[first + 2] === "R" ? "" : (tokens[first] ?? "");
  return {
    deflated: filters.length > 0 && onlyFlate && !hasParameters && tokens.length < MOST_TOKENS,
    first: others.length === 0 && /^\d{1,8}$/.test(offset) ? Number(offset) : undefined,
  };
}
