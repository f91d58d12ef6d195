import type { Tx } from "@/lib/platform/db/db";
import { queueMail } from "@/lib/platform/outbox/mail";

// Read by the compiler, never run: a line below such a mark must not compile.
const [tx, letter] = [{} as Tx, { to: "ann@test.recruit", subject: "Hello", body: "Hello" }];

// @ts-expect-error a letter that does not say what it is about
queueMail(tx, letter);

// @ts-expect-error a letter of a category nobody can choose
queueMail(tx, { ...letter, told: { category: "weather", userId: "1" } });

// @ts-expect-error a letter of a category, but to nobody who could choose
queueMail(tx, { ...letter, told: { category: "events" } });
