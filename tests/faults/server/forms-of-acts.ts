import { bytesOf } from "./broken-forms";
import type { Act } from "./generated-body";
import type { Generated } from "./generated-request";

export type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: Buffer };
export type Fields = [name: string, value: unknown][];

let visitors = 0;
/** Each request has its own client address, so that no rate limit interferes. */
const newVisitor = () => `10.${++visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;

export function requestOf({ path, method = "POST", headers = {}, body = Buffer.alloc(0) }: Sent): Generated {
  return {
    method,
    bytes: bytesOf({ path, method, headers: { "x-forwarded-for": newVisitor(), ...headers }, body }),
  };
}

export const filled = (text: string, bytes: number) => `${text.repeat(Math.floor(bytes / Buffer.byteLength(text)))}a`;

export function formOf(fields: Fields): Pick<Sent, "headers" | "body"> {
  const single = fields.flatMap(([name, value]) =>
    [value].flat().map((fieldValue): [string, unknown] => [name, fieldValue]),
  );
  const parts = single.flatMap(([name, value]) => {
    const file = value instanceof Buffer ? '; filename="paper.pdf"\r\ncontent-type: application/pdf' : "";
    const head = `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), value instanceof Buffer ? value : Buffer.from(String(value)), Buffer.from("\r\n")];
  });
  return {
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: Buffer.concat([...parts, Buffer.from("--x--\r\n")]),
  };
}

export function formOfAct({ id, path }: Act, fields: Fields, cookie: string): Sent {
  const boundFields = fields.map(([name, value]): [string, unknown] => [`1_${name}`, value]);
  const { headers, body } = formOf([["0", '["$undefined","$K1"]'], ...boundFields]);
  return { path, headers: { ...headers, "next-action": id, cookie }, body };
}

export function withoutScripts({ id, path }: Act, fields: Fields, cookie: string): Sent {
  const action = JSON.stringify({ id, bound: "$@1" });
  const { headers, body } = formOf([
    ["$ACTION_REF_1", ""],
    ["$ACTION_1:0", action],
    ["$ACTION_1:1", "[null]"],
    ...fields,
  ]);
  return { path, headers: { ...headers, cookie }, body };
}
