import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { oddTexts } from "../support/browser/odd-texts";
import { wordsOf } from "../support/browser/words";

test.use({ expectedComplaints: /40[0-9]|413|422/ });

const pages = [
  "/players/",
  "/sports/",
  "/guardian/",
  "/fr/players/",
  "/players?q=",
  "/players?after=",
  "/players?ageMin=",
  "/sport-jobs/",
  "/sport-jobs?after=",
  "/sport-jobs?kind=",
  "/sport-jobs/new?kind=",
  "/messages?thread=",
  "/messages?after=",
  "/messages?message=",
  "/messages?q=",
  "/auth?next=",
  "/api/documents/",
  "/pricing?productId=",
  "/functions/v1/checkout-done?session_id=",
  "/functions/v1/checkout-done?for=commission&session_id=",
];

test("odd addresses never cause a server error", async ({ another }) => {
  const page = await another();
  await signIn(page, wordsOf("en"), "recruiter@demo.recruit", DEMO_PASSWORD);
  const answers: string[] = [];
  for (const path of pages) {
    for (const text of oddTexts) {
      const answer = await page.request.get(path + text, { maxRedirects: 0 });
      if (answer.status() >= 500) answers.push(`${path}${text.slice(0, 40)} ${answer.status()}`);
    }
  }
  expect(answers).toEqual([]);
});

const endpoints = [
  "/auth",
  "/fr/player-signup",
  "/recruiter-signup",
  "/messages",
  "/sport-jobs",
  "/sport-jobs/new",
  "/functions/v1/create-checkout",
  "/functions/v1/customer-portal",
  "/functions/v1/pay-commission",
  "/api/stripe/webhook",
  "/api/uploadthing",
];
const big = Buffer.alloc(10 * 1024 * 1024, 97);
const bodies: { name: string; headers: Record<string, string>; data: string | Buffer }[] = [
  { name: "a broken form", headers: { "content-type": "multipart/form-data; boundary=x" }, data: "--x\r\nnonsense" },
  { name: "no boundary", headers: { "content-type": "multipart/form-data" }, data: "a=b" },
  { name: "ten megabytes", headers: { "content-type": "application/x-www-form-urlencoded" }, data: big },
  { name: "ten megabytes of JSON", headers: { "content-type": "application/json" }, data: big },
  {
    name: "an unknown action",
    headers: { "content-type": "text/plain;charset=UTF-8", "next-action": "7f".repeat(21) },
    data: "[]",
  },
  {
    name: "an odd action",
    headers: { "content-type": "text/plain;charset=UTF-8", "next-action": "../../x" },
    data: "{",
  },
  {
    name: "an array of prototypes",
    headers: { "content-type": "application/json" },
    data: '{"__proto__":{"plan":"pro"},"plan":{"toString":1},"priceId":["x"]}',
  },
];

test("malformed posts never cause a server error", async ({ request }) => {
  const answers: string[] = [];
  for (const endpoint of endpoints) {
    for (const { name, ...body } of bodies) {
      const answer = await request.post(endpoint, { ...body, maxRedirects: 0, failOnStatusCode: false });
      if (answer.status() >= 500) answers.push(`${endpoint}: ${name} ${answer.status()}`);
    }
  }
  expect(answers).toEqual([]);
});

test("another site cannot act in somebody's name", { tag: "@core" }, async ({ another }) => {
  const page = await another();
  await signIn(page, wordsOf("en"), "recruiter@demo.recruit", DEMO_PASSWORD);
  const foreign: Record<string, string>[] = [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }];
  for (const headers of foreign) {
    const answer = await page.request.post("/functions/v1/create-checkout", { headers, data: { plan: "pro" } });
    expect(answer.status()).toBe(403);
  }
});
