import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { badRequest, missingParam } from "./errors";
import { type Form, flag, group, integer, mergeMetadata, text } from "./form";
import { newId, seconds } from "./ids";
import type { Price, Product, Recurring } from "./objects";
import { find, get, getLocked, insert, listObjects, save } from "./store";

export async function createProduct(tx: Tx, form: Form): Promise<Product> {
  const name = text(form, "name");
  if (!name) throw missingParam("name");
  const requestedId = text(form, "id");
  if (requestedId && (await find(tx, "product", requestedId))) throw badRequest("Product already exists.", "id");
  return insert(tx, {
    id: requestedId ?? newId("prod"),
    object: "product",
    created: seconds(),
    livemode: false,
    active: true,
    name,
    metadata: mergeMetadata({}, form),
  });
}

/** Also used for inline prices (`line_items[0][price_data]`). */
export async function createPrice(tx: Tx, form: Form): Promise<Price> {
  const currency = text(form, "currency");
  const amount = integer(form, "unit_amount");
  const lookup = text(form, "lookup_key") ?? null;
  if (!currency) throw missingParam("currency");
  if (amount === undefined || amount < 0) throw missingParam("unit_amount");
  if (lookup) await freeLookupKey(tx, lookup, flag(form, "transfer_lookup_key") ?? false);
  const recurring = recurringOf(group(form, "recurring"));
  const price: Price = {
    id: newId("price"),
    object: "price",
    created: seconds(),
    livemode: false,
    active: true,
    currency: currency.toLowerCase(),
    unit_amount: amount,
    lookup_key: lookup,
    nickname: text(form, "nickname") ?? null,
    product: await productOf(tx, form),
    recurring,
    type: recurring ? "recurring" : "one_time",
    metadata: mergeMetadata({}, form),
  };
  return insert(tx, price, { owner: price.product, lookup });
}

export async function updatePrice(tx: Tx, id: string, form: Form): Promise<Price> {
  const price = await getLocked(tx, "price", id);
  price.active = flag(form, "active") ?? price.active;
  price.nickname = text(form, "nickname") ?? price.nickname;
  price.metadata = mergeMetadata(price.metadata, form);
  return save(tx, price);
}

async function productOf(tx: Tx, form: Form): Promise<string> {
  const productId = text(form, "product");
  if (productId) return (await get(tx, "product", productId, "product")).id;
  return (await createProduct(tx, group(form, "product_data"))).id;
}

async function freeLookupKey(tx: Tx, lookup: string, transfer: boolean) {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`lookup:${lookup}`}, 0))::text`;
  const { data } = await listObjects(tx, "price", { lookups: [lookup] }, { limit: 1 });
  const holder = data[0];
  if (!holder) return;
  if (!transfer) throw badRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, "lookup_key");
  await save(tx, { ...holder, lookup_key: null }, { lookup: null });
}

function recurringOf(form: Form): Recurring | null {
  const interval = text(form, "interval");
  if (interval === undefined) return null;
  if (interval !== "day" && interval !== "week" && interval !== "month" && interval !== "year")
    throw badRequest(`Invalid interval: must be one of day, month, week, or year`, "recurring[interval]");
  return { interval, interval_count: integer(form, "interval_count") ?? 1 };
}
