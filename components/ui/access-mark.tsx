import { useTranslations } from "next-intl";
import type { AccessLevel } from "@/lib/platform/access-level";
import { AccessMarkView } from "./access-mark-view";

const openBoxes = { card: 1, profile: 2, identity: 3 } as const;

export function AccessMark({ accessLevel, large }: { accessLevel: AccessLevel; large?: boolean }) {
  const t = useTranslations("ui.accessLevel");
  return <AccessMarkView open={openBoxes[accessLevel]} label={t(accessLevel)} {...(large && { large })} />;
}
