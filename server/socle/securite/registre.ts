import type { Environment } from '../config/environment.ts';
import { seal, unseal } from './signature.ts';

const REGISTRE = 'registre national';

type Secret = Pick<Environment, 'APP_SECRET'>;

/** The national register number as the database keeps it. */
export const sealRegistre = ({ APP_SECRET }: Secret, numero: string | null) =>
  numero === null ? null : seal(APP_SECRET, REGISTRE, numero);

/** The one place where a register number is opened: for its owner, for level 10, and to be printed on an attestation. */
export const openRegistre = ({ APP_SECRET }: Secret, sealed: string | null) =>
  (sealed && unseal(APP_SECRET, REGISTRE, sealed)) ?? null;
