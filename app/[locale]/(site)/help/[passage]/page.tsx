import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/layout/json-ld";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { PassagePage } from "@/components/support/passage-page";
import { truncate } from "@/lib/platform/text/truncate";
import { getPassage, listPassages } from "@/lib/support/queries/help";
import { passageNamed, passagePath, passages } from "@/lib/support/schema/passages";

export const ensureStatic = "navigation";

export const generateStaticParams = () => passages.map(({ id }) => ({ passage: id }));

/** Number of characters after which search engines cut a description. */
const longestDescription = 160;

type Props = PageProps<"/[locale]/help/[passage]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const passage = passageNamed((await params).passage);
  const locale = await getLocale();
  if (!passage) return { title: (await getTranslations("help"))("title") };
  const { id, question, answer } = getPassage(passage.id, locale);
  return pageMetadata({
    path: passagePath(id),
    locale,
    title: question,
    description: truncate(answer, longestDescription),
    picture: "how-it-works",
  });
}

export default async function HelpAnswer({ params }: Props) {
  const helpPassage = passageNamed((await params).passage);
  if (!helpPassage) notFound();
  const locale = await getLocale();
  const passage = getPassage(helpPassage.id, locale);
  const { question, answer } = passage;
  const related = listPassages(locale).filter(
    ({ section, id }) => section === helpPassage.section && id !== helpPassage.id,
  );
  return (
    <>
      <Trail
        steps={[
          { name: (await getTranslations("help"))("title"), path: "/help" },
          { name: question, path: passagePath(helpPassage.id) },
        ]}
      />
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: [{ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } }],
        }}
      />
      <PassagePage passage={passage} beside={related} />
    </>
  );
}
