import type { FastifyInstance } from 'fastify';

const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'usb', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The service worker's own policy: it may only fetch from our origin. */
export const WORKER_POLICY = `${NO_PAGE}; connect-src 'self'`;

/** Defaults; pages and the mailbox replace the first. */
const ALWAYS: Record<string, string> = {
  'content-security-policy': NO_PAGE,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const headersOf = (https: boolean): Record<string, string> => ({
  ...ALWAYS,
  ...(https && HTTPS_ONLY),
});

/** Browsers read the time of an exam off `date`: whichever server answers, it is the same. */
export function sendHeaders(
  app: FastifyInstance,
  headers: Record<string, string>,
  clock: () => Date,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers).header('date', clock().toUTCString());
    done();
  });
}

export interface Wider {
  forms: string[];
  /** Its script opens frames, pictures and a window that needs its opener. */
  provider: string[];
}

const OWN: Wider = { forms: [], provider: [] };

/** Scripts are named by hash; style attributes are the component library's. */
export function pagePolicy(scripts: string[], developing: boolean, wider = OWN): string {
  const { forms, provider } = wider;
  const sources = (...all: string[]) => [...all, ...provider].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources("'self'", ...scripts)}`,
    `style-src ${sources("'self'", "'unsafe-inline'")}`,
    `img-src ${sources("'self'", 'data:')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${sources("'self'")}${developing ? ' ws:' : ''}`,
    ...(provider.length > 0 ? [`frame-src ${sources()}`, `child-src ${sources()}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A provider's window needs its opener; undefined: the default policy. */
export const openerPolicy = ({ provider }: Wider): string | undefined =>
  provider.length > 0 ? 'same-origin-allow-popups' : undefined;

export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
