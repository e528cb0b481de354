const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

export const isHere = (hostname: string): boolean => LOOPBACK.test(hostname);

/** PayPal moves no money at these hosts. */
export const isSandbox = (hostname: string): boolean =>
  /(^|\.)sandbox\.paypal\.com$/.test(hostname);

export const isPaypal = (hostname: string): boolean =>
  isHere(hostname) || /(^|\.)paypal\.com$/.test(hostname);
