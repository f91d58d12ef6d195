import { useTranslations } from "next-intl";
import { SignOutButton } from "@/components/accounts/sign-out-button";
import { Address } from "@/components/ui/address";
import { Badge } from "@/components/ui/badge";
import type { HeldPlan } from "@/lib/billing/queries/plans";

type Props = { email: string; role: "player" | "recruiter" | "jobSeeker" | "esport" | "user"; plan: HeldPlan | null };

export function DashboardHead({ email, role, plan }: Props) {
  const t = useTranslations("dashboard");
  return (
    <div className="flex items-start justify-between gap-2 py-3 whitespace-nowrap sm:pb-6">
      <div className="min-w-0 whitespace-normal">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h1 className="font-text text-lg font-semibold tracking-[0] [font-stretch:normal]">{t("welcome")}</h1>
          <Badge look="full">{t(`role.${role}`)}</Badge>
          {plan && (
            <Badge look={plan.subscribed ? "flag" : "dash"}>
              {t(plan.subscribed ? "subscribed" : "notSubscribed")}
            </Badge>
          )}
        </div>
        <p className="small soft wrap-anywhere">
          <Address email={email} />
        </p>
      </div>
      <SignOutButton>{t("signOut")}</SignOutButton>
    </div>
  );
}
