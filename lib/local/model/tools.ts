import { defaultLocale } from "@/lib/core/i18n/routing";
import { localeOf } from "./answer";
import type { ChatRequest, Message, Tool } from "./messages";
import { sentences } from "./sentences";
import { folded } from "./terms";

/** What a question may be about, in four languages, and the word by which a tool says it knows. */
const subjects: [word: string, asked: RegExp][] = [
  ["subscription", /subscription|\bplan\b|renew|billing|abonnement|suscripcion|renovacion|اشتراك|باقت|تجديد/],
  ["verification", /verif|kyc|توثيق|تحقق/],
  ["request", /request|demande|solicitud|طلب/],
  ["event", /event|evenement|inscription|فعالي/],
  ["message", /message|mensaje|رسائل|رسال/],
  ["profile", /profile?|perfil|ملف/],
];

const own =
  /\b(my|mine|am i|do i|have i|mon|ma|mes|suis-je|ai-je|mi|mis|tengo|estoy)\b|اشتراكي|باقتي|طلباتي|ملفي|رسائلي|حسابي|توثيقي/;

/** The tool to ask before answering: one that needs nothing typed and knows what the asker wants about themselves. */
export function toolFor({ messages, tools }: ChatRequest): Tool | null {
  const last = messages.at(-1);
  const question = folded(last?.role === "user" ? last.text : "");
  if (!own.test(question)) return null;
  const about = subjects.filter(([, asked]) => asked.test(question)).map(([word]) => word);
  const ready = tools.map((tool) => tool.function).filter((tool) => tool.parameters.required.length === 0);
  return ready.find((tool) => about.some((word) => spoken(tool).includes(word))) ?? null;
}

const spoken = ({ name, description }: Tool) => `${name} ${description}`.toLowerCase();

/** What the tool said, as an answer: its own sentence (`text`) when it has one, else its fields one by one. */
export function tellResult(messages: Message[]): string {
  const result = parsed(messages.at(-1)?.text ?? "");
  if (typeof result === "string") return result;
  if (typeof result.text === "string") return result.text;
  const lines = Object.entries(result)
    .filter(([, value]) => value !== null && typeof value !== "object")
    .map(([name, value]) => `${name}: ${String(value)}`);
  return [sentences[localeOf(messages) ?? defaultLocale].here, ...lines].join("\n");
}

function parsed(text: string): string | Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : String(value);
  } catch {
    return text;
  }
}
