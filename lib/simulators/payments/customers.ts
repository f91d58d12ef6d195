import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { type Form, mergeMetadata, text } from "./form";
import { newId, seconds } from "./ids";
import type { Customer } from "./objects";
import { getLocked, insert, save } from "./store";

export function createCustomer(tx: Tx, form: Form): Promise<Customer> {
  const email = text(form, "email") ?? null;
  const customer: Customer = {
    id: newId("cus"),
    object: "customer",
    created: seconds(),
    livemode: false,
    email,
    name: text(form, "name") ?? null,
    metadata: mergeMetadata({}, form),
  };
  return insert(tx, customer, { lookup: email });
}

export async function updateCustomer(tx: Tx, id: string, form: Form): Promise<Customer> {
  const customer = await getLocked(tx, "customer", id);
  customer.email = text(form, "email") ?? customer.email;
  customer.name = text(form, "name") ?? customer.name;
  customer.metadata = mergeMetadata(customer.metadata, form);
  return save(tx, customer, { lookup: customer.email });
}
