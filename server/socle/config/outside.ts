const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a hostname, as a URL has it, is this machine. */
export const isHere = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Whether it is where PayPal moves no money. */
export const isSandbox = (hostname: string): boolean =>
  /(^|\.)sandbox\.paypal\.com$/.test(hostname);

/** Whether a script or a service of PayPal can come from there. */
export const isPaypal = (hostname: string): boolean =>
  isHere(hostname) || /(^|\.)paypal\.com$/.test(hostname);
