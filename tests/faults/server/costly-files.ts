import { deflateSync } from "node:zlib";
import { nestedForms, packed, pageWith, streamOf } from "../../support/factories/hostile-pdfs";

const unended = (text: string, bytes: number) => `1 0 obj<<${text.repeat(Math.floor(bytes / text.length))}`;

/** PDFs of at most 5 MB that could take minutes or all memory to read. */
export const costlyFiles = (): Buffer[] => [
  Buffer.from(`%PDF-1.7\n${unended("/ObjStm/Filter[", 400_000)}`),
  Buffer.from(`%PDF-1.7\n${unended("/#41", 2_000_000)}`),
  Buffer.from(`%PDF-1.7\n${unended("<<", 1_000_000)}`),
  Buffer.from(`%PDF-1.7\n${unended("(", 4_000_000)}`),
  nestedForms(5),
  nestedForms(7),
  pageWith({}, packed(...Array.from({ length: 2_000 }, () => "<</Type/Font>>"))),
  pageWith({}, streamOf("/Type/ObjStm/N 1/First 5/Filter/FlateDecode", deflateSync(Buffer.alloc(64_000_000)))),
];
