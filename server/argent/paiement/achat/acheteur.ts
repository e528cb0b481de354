import type { AppSecret } from '../../../socle/config/environment.ts';
import { seal, unseal } from '../../../socle/securite/signature.ts';
import type { ContenuFacture } from '../../facture/index.ts';

const PURPOSE = 'acheteur';

export type Acheteur = ContenuFacture['acheteur'] & { email: string };

export const sealAcheteur = ({ APP_SECRET }: AppSecret, acheteur: Acheteur) =>
  seal(APP_SECRET, PURPOSE, JSON.stringify(acheteur));

/** Returns null when it was deleted, or another secret sealed it. */
export function openAcheteur({ APP_SECRET }: AppSecret, sealed: string | null): Acheteur | null {
  const text = sealed === null ? undefined : unseal(APP_SECRET, PURPOSE, sealed);
  return text === undefined ? null : (JSON.parse(text) as Acheteur);
}
