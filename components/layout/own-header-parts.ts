import { fetchPersonal } from "@/components/ui/own-answer";
import type { OwnHeader } from "@/lib/notifications/queries/member-header";
import type { Locale } from "@/lib/platform/i18n/routing";

export { AccountMenu } from "./account-menu";
export { Unread } from "./unread";

export const fetchOwnHeader = (locale: Locale) => fetchPersonal<OwnHeader>(`/api/account/header?locale=${locale}`);
