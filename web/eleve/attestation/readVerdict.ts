import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { readCode } from '../../../regles/codeAttestation.ts';
import { call } from '../../socle/kernel/call.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { champsContext, serverCallContext } from '../../socle/kernel/serverCall.ts';

type Verdict = OutputOf<'verifyAttestation'>;

export interface VerdictLu {
  verdict: Verdict | null;
  faute: string | null;
  echec: string | null;
  comparaison: Comparee | null;
}

export interface Comparee {
  nom: string;
  dateNaissance: string;
  oui: boolean | null;
  echec: string | null;
}

const RIEN: VerdictLu = { verdict: null, faute: null, echec: null, comparaison: null };
export const FAUTE =
  'Ce code contient une faute\u00a0: compare-le, signe par signe, avec celui de l’attestation.';
const TROP = 'Trop d’essais\u00a0: réessaie dans un quart d’heure.';
const PLUS_TARD = 'La vérification n’a pas pu se faire\u00a0: réessaie dans un moment.';
export const INCOMPLET = 'Indique le prénom et le nom, et la date de naissance.';

/** Runs on the server, too: a form without scripts is answered there. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<VerdictLu> {
  const { code } = params;
  const cherche = new URL(request.url).searchParams.get('code')?.trim();
  if (!code && cherche) throw redirect(`/attestation/${encodeURIComponent(cherche)}`);
  if (!code) return RIEN;
  if (readCode(code) === null) return { ...RIEN, faute: FAUTE };
  const ask = context.get(serverCallContext);
  const champs = context.get(champsContext);
  try {
    const verdict = await ask('verifyAttestation', { code });
    return { ...RIEN, verdict, comparaison: champs && (await compared(champs)) };
  } catch (cause) {
    return { ...RIEN, echec: whyOf(cause) };
  }

  async function compared({ nom = '', dateNaissance = '' }: Record<string, string>) {
    const typed = { nom: nom.trim().slice(0, 200), dateNaissance: jourOf(dateNaissance) };
    if (typed.nom === '' || !/^\d{4}-\d\d-\d\d$/.test(typed.dateNaissance))
      return { ...typed, oui: null, echec: INCOMPLET };
    try {
      const { oui } = await ask('compareAttestation', { code: code!, ...typed });
      return { ...typed, oui: oui === 1, echec: null };
    } catch (cause) {
      return { ...typed, oui: null, echec: whyOf(cause) };
    }
  }
}

function whyOf(cause: unknown): string {
  if (!(cause instanceof Response)) throw cause;
  return cause.status === 429 ? TROP : PLUS_TARD;
}

/** « 30/07/1985 », from browsers without a date picker. */
const jourOf = (typed: string) =>
  typed.trim().replace(/^(\d\d)[/.-](\d\d)[/.-](\d{4})$/, '$3-$2-$1');

export async function clientLoader({ params }: { params: { code?: string } }): Promise<VerdictLu> {
  const { code } = params;
  if (!code) return RIEN;
  if (readCode(code) === null) return { ...RIEN, faute: FAUTE };
  try {
    return { ...RIEN, verdict: await call('verifyAttestation', { code }) };
  } catch (error) {
    return { ...RIEN, echec: sentenceOf(error) };
  }
}
