/** Shops rely on `name` and `issue`; the sentences are ours. */
export interface Detail {
  issue: string;
  description?: string;
  field?: string;
  value?: unknown;
  location?: 'body' | 'path' | 'query' | 'header';
}

const NAMES: Record<number, [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'The request is not well-formed or violates the schema.'],
  401: ['AUTHENTICATION_FAILURE', 'No Authorization header, or credentials that are not valid.'],
  403: ['NOT_AUTHORIZED', 'Not permitted.'],
  404: ['RESOURCE_NOT_FOUND', 'The resource does not exist.'],
  405: ['METHOD_NOT_SUPPORTED', 'The server does not implement this method here.'],
  409: ['RESOURCE_CONFLICT', 'The request conflicts with another one.'],
  413: ['INVALID_REQUEST', 'The request is too long.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The server takes application/json.'],
  422: ['UNPROCESSABLE_ENTITY', 'The request is well-formed and cannot be done.'],
  429: ['RATE_LIMIT_REACHED', 'Too many requests.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'The service is not available.'],
};

export class PaypalError extends Error {
  readonly status: number;
  readonly details: Detail[];
  readonly links: object[];

  constructor(status: number, details: Detail[] = [], links: object[] = []) {
    super(details[0]?.issue ?? NAMES[status]![0]);
    this.status = status;
    this.details = details;
    this.links = links;
  }

  told(debug_id: string): object {
    const [name, message] = NAMES[this.status]!;
    const details = this.details.map((detail) => ({ description: detail.issue, ...detail }));
    return {
      name,
      message,
      debug_id,
      ...(details.length > 0 && { details }),
      links: [
        {
          href: 'https://developer.paypal.com/api/rest/responses/',
          rel: 'information_link',
          method: 'GET',
        },
        ...this.links,
      ],
    };
  }
}

export const unknownResource = (field: string, value: string): PaypalError =>
  new PaypalError(404, [{ issue: 'INVALID_RESOURCE_ID', field, value, location: 'path' }]);

export const refused = (issue: string, more: Omit<Detail, 'issue'> = {}): PaypalError =>
  new PaypalError(422, [{ issue, ...more }]);

const BY_NAME = new Map(
  Object.entries(NAMES).map(([status, [name]]) => [name, Number(status)] as const),
);

/**
 * `PayPal-Mock-Response` asks for an error: `{"mock_application_codes":"INSTRUMENT_DECLINED"}`.
 * Unlisted codes are issues of a 422.
 */
export function mockedError(header: string): PaypalError | undefined {
  let asked: unknown;
  try {
    asked = (JSON.parse(header) as { mock_application_codes?: unknown } | null)
      ?.mock_application_codes;
  } catch {
    return undefined;
  }
  const [code] = [asked].flat();
  if (typeof code !== 'string' || !/^[A-Z_]{3,80}$/.test(code)) return undefined;
  const status = BY_NAME.get(code);
  return status ? new PaypalError(status) : refused(code);
}
