import type { Environment } from '../config/environment.ts';
import { seal, unseal } from './signature.ts';

const REGISTRE = 'registre national';

type Secret = Pick<Environment, 'APP_SECRET'>;

export const sealRegistre = ({ APP_SECRET }: Secret, numero: string | null) =>
  numero === null ? null : seal(APP_SECRET, REGISTRE, numero);

/** The only place that decrypts register numbers: for owners, level 10 and attestations. */
export const openRegistre = ({ APP_SECRET }: Secret, sealed: string | null) =>
  (sealed && unseal(APP_SECRET, REGISTRE, sealed)) ?? null;
