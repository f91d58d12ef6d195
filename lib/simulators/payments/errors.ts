/** An error response in the payment API's envelope. */
export class PaymentsError extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, body: PaymentsError["body"]) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const noSuch = (kind: string, id: string, param = "id") =>
  new PaymentsError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    param,
    message: `No such ${kind}: '${id}'`,
  });

export const badRequest = (message: string, param?: string) =>
  new PaymentsError(400, { type: "invalid_request_error", message, param });

export const missingParam = (param: string) =>
  new PaymentsError(400, {
    type: "invalid_request_error",
    code: "parameter_missing",
    param,
    message: `Missing required param: ${param}.`,
  });

export const cardDeclined = () =>
  new PaymentsError(402, { type: "card_error", code: "card_declined", message: "Your card was declined." });
