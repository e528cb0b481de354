import { createTransport } from 'nodemailer';

const SECOND = 1000;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * The way out, by SMTP_URL. Beyond this machine nothing is said without encryption: mails carry
 * passwords. An address that ends with `?requireTLS=false` lifts that for a private network.
 */
export function transportOf(url: string) {
  const loopback = LOOPBACK.test(new URL(url).hostname);
  return createTransport({
    url,
    ...(loopback ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    // Servers that look into a mail take their time; who gives up too early sends it twice.
    socketTimeout: 300 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export type Transport = ReturnType<typeof transportOf>;
