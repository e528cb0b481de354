import type { FastifyInstance } from 'fastify';

/** What a browser need not offer our pages, nor anything inside them. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'usb', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The policy of what is no page: it runs nothing, loads nothing and stands in no frame. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of the worker, which runs under the policy of its own file: it reads what is ours, and no more. */
export const WORKER_POLICY = `${NO_PAGE}; connect-src 'self'`;

/** On every answer; a page and the mailbox put their own policy in the place of the first. */
const ALWAYS: Record<string, string> = {
  'content-security-policy': NO_PAGE,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // For browsers that do not know frame-ancestors; the others go by that.
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const headersOf = (https: boolean): Record<string, string> => ({
  ...ALWAYS,
  ...(https && HTTPS_ONLY),
});

export function sendHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** What one page may have to do with others than its own site. */
export interface Wider {
  /** The origins that its forms may be sent to. */
  forms: string[];
  /** Whose script may run in it, with what that brings along: frames, pictures, a window that knows its opener. */
  provider: string[];
}

const OWN: Wider = { forms: [], provider: [] };

/** The policy of a page, whose own scripts are named by their hashes. Style attributes are the component library's. */
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

/** Of a page that a provider opens a window from; undefined: what is on every answer. */
export const openerPolicy = ({ provider }: Wider): string | undefined =>
  provider.length > 0 ? 'same-origin-allow-popups' : undefined;

/** The policy of /api/docs: its page, its own files and the document. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
