import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { readCode } from '../../../regles/codeAttestation.ts';
import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { champsContext, serverCallContext } from '../../socle/kernel/serverCall.ts';

type Verdict = Output<Calls['verifyAttestation']>;

/** What is known of a code, and of who is said to hold it. */
export interface Lue {
  verdict: Verdict | null;
  /** Of the code; null: there is none. */
  faute: string | null;
  /** It could not be asked. */
  echec: string | null;
  comparaison: Comparee | null;
}

export interface Comparee {
  nom: string;
  dateNaissance: string;
  /** Null where it could not be asked, and `echec` says why. */
  oui: boolean | null;
  echec: string | null;
}

const RIEN: Lue = { verdict: null, faute: null, echec: null, comparaison: null };
export const FAUTE =
  'Ce code contient une faute\u00a0: compare-le, signe par signe, avec celui de l’attestation.';
const TROP = 'Trop d’essais\u00a0: réessaie dans un quart d’heure.';
const PLUS_TARD = 'La vérification n’a pas pu se faire\u00a0: réessaie dans un moment.';
export const INCOMPLET = 'Indique le prénom et le nom, et la date de naissance.';

/** As the page is rendered, also for who has no scripts: what a form was sent with is asked with it. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Lue> {
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

/** « 30/07/1985 », as a browser without a calendar lets one type it. */
const jourOf = (typed: string) =>
  typed.trim().replace(/^(\d\d)[/.-](\d\d)[/.-](\d{4})$/, '$3-$2-$1');

/** The same from one code to the next, in a browser. */
export async function clientLoader({ params }: { params: { code?: string } }): Promise<Lue> {
  const { code } = params;
  if (!code) return RIEN;
  if (readCode(code) === null) return { ...RIEN, faute: FAUTE };
  try {
    return { ...RIEN, verdict: await call('verifyAttestation', { code }) };
  } catch (error) {
    return { ...RIEN, echec: sentenceOf(error) };
  }
}
