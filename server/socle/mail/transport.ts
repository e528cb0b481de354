import { createTransport } from 'nodemailer';

const SECOND = 1000;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Mails hold passwords: requires TLS beyond this machine, unless `?requireTLS=false`. */
export function transportOf(url: string) {
  const loopback = LOOPBACK.test(new URL(url).hostname);
  return createTransport({
    url,
    ...(loopback ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    // Servers that scan mails are slow; an early timeout would send them twice.
    socketTimeout: 300 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export type Transport = ReturnType<typeof transportOf>;
