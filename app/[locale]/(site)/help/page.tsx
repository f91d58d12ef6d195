import { getLocale } from "next-intl/server";
import { helpMetadata } from "@/components/support/help-metadata";
import { HelpPage } from "@/components/support/help-page";
import { Questions } from "@/components/support/questions";
import { listPassages } from "@/lib/support/queries/help";

export const ensureStatic = "navigation";

export const generateMetadata = () => helpMetadata();

export default async function Help() {
  return (
    <HelpPage>
      <Questions passages={listPassages(await getLocale())} />
    </HelpPage>
  );
}
