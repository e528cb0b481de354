import { call } from '../kernel/call.ts';

type Confirmation = Promise<{ prenom: string }>;

const demandes = new Map<string, Confirmation>();

/** A link works once: however often its page is drawn, it is sent once, and again only if that failed. */
export function confirmEmail(jeton: string): Confirmation {
  const connue = demandes.get(jeton);
  if (connue) return connue;
  const demande = call('confirmEmail', { jeton });
  demandes.set(jeton, demande);
  demande.catch(() => demandes.delete(jeton));
  return demande;
}
