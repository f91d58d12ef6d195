import { Suspense } from "react";
import type { RootLayoutProps } from "@/components/layout/document";
import { AdminRail } from "@/components/trust/admin/admin-rail";
import { adminSectionsFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { orElse } from "@/lib/platform/http/page-parts";
import { waitingWork } from "@/lib/trust/queries/waiting";
import MemberLayout from "../(member)/layout";

export { generateMetadata, generateStaticParams } from "../(member)/layout";

export default function AdminLayout({ children, ...props }: RootLayoutProps) {
  return (
    <MemberLayout {...props}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
        <Suspense fallback={<div />}>
          <Rail />
        </Suspense>
        {children}
      </div>
    </MemberLayout>
  );
}

async function Rail() {
  const actor = await currentActor();
  return (
    <AdminRail sections={adminSectionsFor(actor)} waiting={await orElse("waiting work", waitingWork(actor), [])} />
  );
}
