import { createHmac, hkdfSync, randomUUID } from "node:crypto";

type Form = { path: string; method?: string; headers: Record<string, string>; body: Buffer };
type Way = { name: string; break: (size: number) => Form };

const line = "\r\n";
const multipart = { "content-type": "multipart/form-data; boundary=x" };
const filler = (size: number) => Buffer.alloc(size, 97);

/** A form with one file; each option breaks a part of it. */
function oneFile({
  head = 'content-disposition: form-data; name="file"; filename="a.pdf"',
  gap = line + line,
  end = "--x--",
}) {
  return (size: number) =>
    Buffer.concat([Buffer.from(`--x${line}${head}${gap}`), filler(size), Buffer.from(line + end + line)]);
}

const spoilt = (
  name: string,
  path: string,
  body: (size: number) => Buffer,
  headers: Form["headers"] = multipart,
): Way => ({
  name,
  break: (size) => ({ path, headers, body: body(size) }),
});
const named = (file: string) => `content-disposition: form-data; name="file"; filename="${file}"`;
const many = (part: string) => (size: number) => Buffer.from(part.repeat(Math.ceil(size / part.length)));
const cut = (text: string) => (size: number) => Buffer.concat([Buffer.from(text), filler(size)]);
const action = (type: string) => ({ "next-action": "7f".repeat(21), "content-type": type });

export const sizes = [1_000, 20_000, 70_000, 400_000, 2_000_000, 9_000_000];

/** Requests that only programs send, never browsers. */
export const waysToBreak: Way[] = [
  spoilt("a part's header without a colon", "/auth", oneFile({ head: "nonsense" })),
  spoilt("a part's header that never ends", "/fr/player-signup", oneFile({ gap: "" })),
  spoilt("no end", "/recruiter-signup", oneFile({ end: "" })),
  spoilt("another boundary", "/sport-jobs/new", oneFile({ end: "--y--" }), {
    "content-type": "multipart/form-data; boundary=zzz",
  }),
  spoilt("a NUL in a file's name", "/auth", oneFile({ head: named("a\0b.pdf") })),
  spoilt("a part without a name", "/contact", oneFile({ head: "content-disposition: form-data" })),
  spoilt("a part that is no form's", "/contact", oneFile({ head: "content-disposition: attachment" })),
  spoilt("two dispositions", "/auth", oneFile({ head: `${named("a")}${line}${named("b")}` })),
  spoilt("a part's header of 20 kB", "/auth", oneFile({ head: `x-long: ${"a".repeat(20_000)}` })),
  spoilt(
    "a part in another encoding",
    "/auth",
    oneFile({ head: `${named("a")}${line}content-transfer-encoding: base64` }),
  ),
  spoilt("bare line feeds", "/auth", oneFile({ gap: "\n\n" })),
  spoilt("nothing but boundaries", "/auth", many(`--x${line}`)),
  spoilt(
    "thousands of parts",
    "/auth",
    many(`--x${line}content-disposition: form-data; name="a"${line}${line}b${line}`),
  ),
  spoilt(
    "a reference to an act that is none",
    "/auth",
    oneFile({ head: 'content-disposition: form-data; name="$ACTION_REF_1"' }),
  ),
  spoilt("broken escapes", "/auth", many("%E0%A4%&"), { "content-type": "application/x-www-form-urlencoded" }),
  spoilt("an act's arguments that are none", "/auth", cut('["$W0",'), action("text/plain;charset=UTF-8")),
  spoilt("an act's broken form", "/auth", oneFile({ head: "nonsense" }), action("multipart/form-data; boundary=x")),
  spoilt("JSON that breaks off", "/functions/v1/create-checkout", cut('{"plan":"'), {
    "content-type": "application/json",
  }),
  spoilt("a broken form for the sign-in of machines", "/api/auth/callback/credentials", oneFile({ head: "nonsense" })),
  spoilt("a broken form for a page of payment", "/api/local/stripe/portal/bps_x", oneFile({ head: "nonsense" })),
  spoilt("an event nobody signed", "/api/stripe/webhook", cut('{"id":"'), { "content-type": "application/json" }),
  {
    name: "a file nobody announced",
    break: (size) => ({
      path: "/api/local/ut/ingest/aaaaaaaaaaaa?x-ut-file-size=1",
      method: "PUT",
      headers: multipart,
      body: oneFile({})(size),
    }),
  },
];

const announced = "x-ut-file-name=a.pdf&x-ut-file-size=1&x-ut-file-type=application%2Fpdf";

/** Uploads that were announced and stop in the middle. The addresses are signed like the site's. */
export function uploadsToBreak(origin: string, secret: string): Way[] {
  const key = Buffer.from(hkdfSync("sha256", secret, "recruit", "local storage api key", 32)).toString("hex");
  const signatureOf = (text: string) =>
    `hmac-sha256=${createHmac("sha256", `sk_local_${key}`).update(text).digest("hex")}`;
  const upload = (name: string, body: (size: number) => Buffer): Way => ({
    name,
    break(size) {
      const path = `/api/local/ut/ingest/${randomUUID()}?expires=${Date.now() + 600_000}&${announced}`;
      const signature = encodeURIComponent(signatureOf(origin + path));
      return { path: `${path}&signature=${signature}`, method: "PUT", headers: multipart, body: body(size) };
    },
  });
  return [
    upload("a file larger than announced", oneFile({})),
    upload("an upload that is no form", filler),
    upload("an upload whose form has no file", oneFile({ head: named("a.pdf").replace("file", "photo") })),
  ];
}

/** The raw bytes of a request; `chunked` omits its length. */
export function bytesOf({ path, method = "POST", headers, body }: Form, { chunked = false } = {}): Buffer {
  const framing = chunked ? { "transfer-encoding": "chunked" } : { "content-length": String(body.length) };
  const lines = Object.entries({ host: "localhost", ...headers, ...framing }).map(
    ([name, value]) => `${name}: ${value}${line}`,
  );
  const requestBody = chunked
    ? [Buffer.from(body.length.toString(16) + line), body, Buffer.from(`${line}0${line}${line}`)]
    : [body];
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1${line}${lines.join("")}${line}`), ...requestBody]);
}
