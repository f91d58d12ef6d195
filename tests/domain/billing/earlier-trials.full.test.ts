import { expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migratedFrom } from "../../support/earlier-database";

type Row = { verified: string | null; status: string; start: string; end: string };

const held: Record<string, Row> = {
  "runs, not verified": { verified: null, status: "trialing", start: "2026-11-10", end: "2026-11-24" },
  "ran out, not verified": { verified: null, status: "canceled", start: "2026-10-01", end: "2026-10-15" },
  "runs, began before the verification": {
    verified: "2026-11-15",
    status: "trialing",
    start: "2026-11-10",
    end: "2026-11-24",
  },
  "runs, began after it": { verified: "2026-11-01", status: "trialing", start: "2026-11-10", end: "2026-11-24" },
  "paid, not verified": { verified: null, status: "active", start: "2026-11-10", end: "2026-12-10" },
  "paid once, not verified": { verified: null, status: "canceled", start: "2026-10-01", end: "2026-11-01" },
};

const before = Object.entries(held).map(([name, { verified, status, start, end }]) => {
  const id = crypto.randomUUID();
  return `insert into recruiters (id, user_id, organization_type, organization_name, contact_person, email, phone, country, city, consent_terms, consent_logo, verified_at)
      values ('${id}', '${id}', 'club', '${name}', 'C', 'c@x', '+33', 'FR', 'Lyon', true, true, ${verified ? `'${verified}'` : "null"});
    insert into subscriptions (recruiter_id, customer_id, plan, status, period_start, subscription_end, applied_at)
      values ('${id}', 'cus_${id}', 'pro', '${status}', '${start}', '${end}', now());`;
});

test("earlier trials of unverified recruiters wait for the verification", async () => {
  const address = await migratedFrom("20261123021000", before.join("\n"));

  const rows = await ask(
    address,
    "select r.organization_name as name, w.plan from waiting_trials w join recruiters r on r.id = w.recruiter_id order by 1",
  );
  expect(rows).toEqual(
    ["ran out, not verified", "runs, began before the verification", "runs, not verified"].map((name) => ({
      name,
      plan: "pro",
    })),
  );
});
