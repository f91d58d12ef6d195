import "server-only";
import { timingSafeEqual } from "node:crypto";
import { db } from "@/lib/platform/db/db";
import { deliverSoon } from "./deliveries";
import { endpoints } from "./endpoints";
import { PaymentsError } from "./errors";
import { expand } from "./expand";
import { type Form, parseForm, texts } from "./form";
import { earlierReply, fingerprintOf, rememberReply } from "./idempotency";
import { newId } from "./ids";
import { settleDue } from "./renewals";
import { API_VERSION, paymentsAreLocal, paymentsKey } from "./settings";

/** The payment API: `path` follows `/v1/`. */
export async function handlePayments(request: Request, path: string[]): Promise<Response> {
  if (!paymentsAreLocal()) return new Response(null, { status: 404 });
  const headers = {
    "request-id": newId("req"),
    "stripe-version": request.headers.get("stripe-version") ?? API_VERSION,
  };
  try {
    authenticate(request);
    await settleDue();
    const { body, replayed } = await execute(request, path);
    deliverSoon();
    return json(body, 200, replayed ? { ...headers, "idempotent-replayed": "true" } : headers);
  } catch (error) {
    if (error instanceof PaymentsError) return json(JSON.stringify({ error: error.body }), error.status, headers);
    console.error("local payments", error);
    const failure = { error: { type: "api_error", message: "The local payment service failed." } };
    return json(JSON.stringify(failure), 500, headers);
  }
}

async function execute(request: Request, path: string[]): Promise<{ body: string; replayed: boolean }> {
  const { act, id } = route(request.method, path);
  const encoded = request.method === "POST" ? await request.text() : new URL(request.url).search.slice(1);
  const form = parseForm(encoded);
  const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  const fingerprint = fingerprintOf(path.join("/"), encoded);
  return db.$transaction(async (tx) => {
    const earlierBody = key ? await earlierReply(tx, key, fingerprint) : null;
    if (earlierBody !== null) return { body: earlierBody, replayed: true };
    const body = JSON.stringify(await expand(tx, await act(tx, form, id), expandPaths(form)));
    if (key) await rememberReply(tx, key, fingerprint, body);
    return { body, replayed: false };
  });
}

/** The object's id follows the name of the collection. */
function route(method: string, path: string[]) {
  const idIndex = path[0] === "checkout" || path[0] === "billing_portal" ? 2 : 1;
  const name = path.map((part, index) => (index === idIndex ? ":id" : part)).join("/");
  const act = endpoints[`${method} ${path.join("/")}`] ?? endpoints[`${method} ${name}`];
  if (act) return { act, id: path[idIndex] ?? "" };
  throw new PaymentsError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: /v1/${path.join("/")}).`,
  });
}

function authenticate(request: Request) {
  const actual = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${paymentsKey()}`);
  if (actual.length === expected.length && timingSafeEqual(actual, expected)) return;
  throw new PaymentsError(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
}

const expandPaths = (form: Form) => texts(form, "expand");

const json = (body: string, status: number, headers: Record<string, string>) =>
  new Response(body, { status, headers: { ...headers, "content-type": "application/json" } });
