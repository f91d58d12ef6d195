import "server-only";
import { env } from "../env";

/** Where those who run this site are reached; what is null is not offered. */
export type Contacts = { email: string | null; phone: string | null; chatUrl: string | null };

/** For a first look, on a site that has no address of its own yet: a domain and numbers reserved for fiction. */
const fictitious: Contacts = {
  email: "support@recruit.example",
  phone: "+33 1 99 00 00 11",
  chatUrl: "https://wa.me/33639980011",
};

export function contacts(): Contacts {
  const { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_CHAT_URL } = env;
  const otherwise = process.env.APP_URL ? { email: null, phone: null, chatUrl: null } : fictitious;
  return {
    email: SUPPORT_EMAIL ?? otherwise.email,
    phone: SUPPORT_PHONE ?? otherwise.phone,
    chatUrl: SUPPORT_CHAT_URL ?? otherwise.chatUrl,
  };
}
