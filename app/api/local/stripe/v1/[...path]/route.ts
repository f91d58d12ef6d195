import { handlePayments } from "@/lib/simulators/payments/handler";

type Context = { params: Promise<{ path: string[] }> };

const answer = async (request: Request, { params }: Context) => handlePayments(request, (await params).path);

export { answer as DELETE, answer as GET, answer as POST };
