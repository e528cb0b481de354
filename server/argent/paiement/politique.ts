import { isPagePaiement } from '../../../regles/achat.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Wider } from '../../socle/http/headers.ts';
import { moyensOf } from './moyens.ts';

const PAYPAL = /(^|\.)paypal\.com$/;

/**
 * What the pages on which one pays may have to do with the providers that are set up here, and no
 * other page. PayPal's script calls on its other hosts; that of a stand-in has one.
 */
export function politiqueOf(env: Environment): (path: string) => Wider | undefined {
  const moyens = moyensOf(env);
  const script = new URL(env.PAYPAL_SDK_URL);
  const sources = PAYPAL.test(script.hostname)
    ? ['https://*.paypal.com', 'https://*.paypalobjects.com']
    : [script.origin];
  const wider: Wider = {
    forms: moyens.includes('payzen') ? [new URL(env.PAYZEN_URL).origin] : [],
    provider: moyens.includes('paypal') ? sources : [],
  };
  return (path) => (moyens.length > 0 && isPagePaiement(path) ? wider : undefined);
}
