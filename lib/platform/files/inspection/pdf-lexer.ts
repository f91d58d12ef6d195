import "server-only";

/** The class of a byte in PDF syntax: 0 regular, 1 white space, 2 delimiter. */
const kindOf = new Uint8Array(256);
for (const blank of [0, 9, 10, 12, 13, 32]) kindOf[blank] = 1;
for (const sign of Buffer.from("()<>[]{}/%")) kindOf[sign] = 2;

const [LF, CR, HASH, PERCENT, OPEN, CLOSE, SLASH, LESS, MORE, ESCAPE] = [10, 13, 35, 37, 40, 41, 47, 60, 62, 92];
const LONGEST = 120;

export class PdfLexer {
  readonly bytes: Buffer;
  at: number;
  /** For a `sign`, `text` is one of `<< >> < > [ ] { } )`. */
  kind: "name" | "word" | "string" | "sign" | "end" = "end";
  text = "";

  constructor(bytes: Buffer, offset: number) {
    this.bytes = bytes;
    this.at = offset;
  }

  next(): boolean {
    this.skipBlanks();
    const byte = this.bytes[this.at];
    this.text = "";
    if (byte === undefined) this.kind = "end";
    else if (kindOf[byte] === 0) this.readWord();
    else if (byte === SLASH) this.readName();
    else if (byte === OPEN) this.skipString();
    else if (byte === LESS && this.bytes[this.at + 1] !== LESS) this.skipHex();
    else this.readSign(byte);
    return this.kind !== "end";
  }

  private skipBlanks() {
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[this.at]) {
      if (byte === PERCENT) this.skipComment();
      else if (kindOf[byte] === 1) this.at++;
      else return;
    }
  }

  private skipComment() {
    while (this.at < this.bytes.length && this.bytes[this.at] !== LF && this.bytes[this.at] !== CR) this.at++;
  }

  private readWord() {
    this.kind = "word";
    this.text = this.run();
  }

  private readName() {
    this.at++;
    this.kind = "name";
    this.text = unescaped(this.run());
  }

  private run(): string {
    const start = this.at;
    while (this.at < this.bytes.length && kindOf[this.bytes[this.at] ?? 1] === 0) this.at++;
    return this.at - start > LONGEST ? "" : this.bytes.toString("latin1", start, this.at);
  }

  private skipString() {
    this.kind = "string";
    let depth = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === ESCAPE) this.at++;
      else if (byte === OPEN) depth++;
      else if (byte === CLOSE && --depth === 0) break;
    }
    this.at++;
  }

  private skipHex() {
    this.kind = "string";
    const end = this.bytes.indexOf(MORE, this.at);
    this.at = end < 0 ? this.bytes.length : end + 1;
  }

  private readSign(byte: number) {
    this.kind = "sign";
    const isDouble = (byte === LESS || byte === MORE) && this.bytes[this.at + 1] === byte;
    this.text = String.fromCharCode(byte).repeat(isDouble ? 2 : 1);
    this.at += this.text.length;
  }
}

/** A name may contain escapes: `/Launc#68` is `/Launch`. */
function unescaped(name: string): string {
  if (!name.includes(String.fromCharCode(HASH))) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
