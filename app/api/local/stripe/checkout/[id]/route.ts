import { handleCheckoutPage } from "@/lib/simulators/payments/pages/checkout";

type Context = { params: Promise<{ id: string }> };

const answer = async (request: Request, { params }: Context) => handleCheckoutPage(request, (await params).id);

export { answer as GET, answer as POST };
