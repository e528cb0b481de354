import type { AppSecret } from '../config/environment.ts';
import { seal, unseal } from './signature.ts';

const REGISTRE = 'registre national';

export const sealRegistre = ({ APP_SECRET }: AppSecret, numero: string | null) =>
  numero === null ? null : seal(APP_SECRET, REGISTRE, numero);

/** The only place that decrypts register numbers: for owners, level 10 and attestations. */
export const openRegistre = ({ APP_SECRET }: AppSecret, sealed: string | null) =>
  (sealed && unseal(APP_SECRET, REGISTRE, sealed)) ?? null;
