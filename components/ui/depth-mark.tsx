import { useTranslations } from "next-intl";
import { DepthMarkView } from "./depth-mark-view";

export type Depth = "card" | "profile" | "identity";

const openBoxes = { card: 1, profile: 2, identity: 3 } as const;

export function DepthMark({ depth, large }: { depth: Depth; large?: boolean }) {
  const t = useTranslations("ui.depth");
  return <DepthMarkView open={openBoxes[depth]} label={t(depth)} {...(large && { large })} />;
}
