import { handlePortalPage } from "@/lib/simulators/payments/pages/portal";

type Context = { params: Promise<{ id: string }> };

const answer = async (request: Request, { params }: Context) => handlePortalPage(request, (await params).id);

export { answer as GET, answer as POST };
