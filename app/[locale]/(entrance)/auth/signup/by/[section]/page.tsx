import { notFound } from "next/navigation";
import { Entrance } from "@/components/accounts/entrance";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { accountsBySection } from "@/lib/platform/http/routes";

export { generateMetadata } from "../../page";

export const ensureStatic = "navigation";

export const generateStaticParams = () => Object.keys(accountsBySection).map((section) => ({ section }));

export default async function SignUpPageBy({ params }: PageProps<"/[locale]/auth/signup/by/[section]">) {
  const { section } = await params;
  if (!isSection(section)) notFound();
  return (
    <Entrance page="signUp">
      <SignUpForm preselected={accountsBySection[section]} />
    </Entrance>
  );
}

const isSection = (section: string): section is keyof typeof accountsBySection =>
  Object.hasOwn(accountsBySection, section);
