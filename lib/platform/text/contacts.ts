import "server-only";
import { env } from "../env";

export type Contacts = { email: string | null; phone: string | null; chatUrl: string | null };

const demoContacts: Contacts = {
  email: "support@recruit.example",
  phone: "+33 1 99 00 00 11",
  chatUrl: "https://wa.me/33639980011",
};

export function contacts(): Contacts {
  const { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_CHAT_URL } = env;
  const defaults = process.env.APP_URL ? { email: null, phone: null, chatUrl: null } : demoContacts;
  return {
    email: SUPPORT_EMAIL ?? defaults.email,
    phone: SUPPORT_PHONE ?? defaults.phone,
    chatUrl: SUPPORT_CHAT_URL ?? defaults.chatUrl,
  };
}
