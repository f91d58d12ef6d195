import type { Tx } from "@/lib/platform/db/db";
import { queueMail } from "@/lib/platform/outbox/mail";

// Type-checked, never run: each line below `@ts-expect-error` must not compile.
const [tx, email] = [{} as Tx, { to: "ann@test.recruit", subject: "Hello", body: "Hello" }];

// @ts-expect-error an e-mail without an audience
queueMail(tx, email);

// @ts-expect-error an e-mail of an unknown category
queueMail(tx, { ...email, audience: { category: "weather", userId: "1" } });

// @ts-expect-error an e-mail of a category without an account
queueMail(tx, { ...email, audience: { category: "events" } });
