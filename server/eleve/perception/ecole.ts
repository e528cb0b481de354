import { fetchInSpan } from '../../socle/tracage/inSpan.ts';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { calls } from '../../../contract/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Db } from '../../socle/db/database.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { holdAccesWhoever } from '../acces/index.ts';
import { type Guichet, lecteurOf, takeOuverture, takeResultat } from '../tpr/index.ts';

type Appel = 'ouverture' | 'resultat';

/** The school behind docs/perception-des-risques.md: of this process, or at another address. */
interface Ecole {
  site: string;
  /** Signs messages, 256 bits. */
  cle: Uint8Array;
  /** Throws the school’s own refusal. */
  say: (appel: Appel, message: string) => Promise<unknown>;
}

function ecoleOf(guichet: Guichet): Ecole {
  const { env } = guichet;
  if (env.TPR_ECOLE_URL) return ecoleAilleurs(new URL(env.TPR_ECOLE_URL).origin, env);
  const { site, cles } = lecteurOf(env);
  const take = { ouverture: takeOuverture, resultat: takeResultat };
  return {
    site,
    cle: cles[0].messages,
    say: (appel, message) => take[appel](guichet, { message }),
  };
}

/** In milliseconds: who waits longer asks again. */
const PATIENCE = 10_000;
const refus = z.object({ message: z.string() });

function ecoleAilleurs(site: string, { TPR_CLE }: Pick<Environment, 'TPR_CLE'>): Ecole {
  return {
    site,
    cle: new Uint8Array(Buffer.from(TPR_CLE!, 'base64url')),
    say: async (appel, message) => {
      const answer = await fetchInSpan('école', site + calls[appel].path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message }),
        signal: AbortSignal.timeout(PATIENCE),
      }).catch(() => {
        throw new Refus(503, 'Ton auto-école ne répond pas. Réessaie dans un moment.');
      });
      const body: unknown = await answer.json().catch(() => ({}));
      if (answer.ok) return body;
      const told = refus.safeParse(body);
      throw new Refus(
        answer.status,
        told.success ? told.data.message : 'Ton auto-école a refusé. Réessaie dans un moment.',
      );
    },
  };
}

async function say(guichet: Guichet, appel: Appel, says: Record<string, unknown>) {
  const ecole = ecoleOf(guichet);
  const message = await new SignJWT(says)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(ecole.site + calls[appel].path)
    .setIssuedAt(Math.floor(guichet.now.getTime() / 1000))
    .sign(ecole.cle);
  return ecole.say(appel, message);
}

/** Throws 400 or 404 once the access is over; a school elsewhere tells it of results alone. */
export async function wantAcces(
  { TPR_ECOLE_URL }: Pick<Environment, 'TPR_ECOLE_URL'>,
  trx: Db,
  { acces_user_id }: { acces_user_id: number },
  now: Date,
): Promise<void> {
  if (!TPR_ECOLE_URL) await holdAccesWhoever(trx, { acces_user_id, type: 'EX' }, now);
}

const ouverte = z.object({ seance: z.string(), dateFin: z.string(), retour: z.string() });

export const openChezEcole = async (guichet: Guichet, jeton: string) =>
  ouverte.parse(await say(guichet, 'ouverture', { jeton }));

/** `nom`: ours, the same each time that it is announced. */
interface Annonce {
  nom: string;
  seance: string;
  exercice: string;
  points: number;
  sur: number;
  dateFin: string;
}

export const announce = (
  guichet: Guichet,
  { nom, seance, exercice, points, sur, dateFin }: Annonce,
): Promise<unknown> =>
  say(guichet, 'resultat', {
    jti: nom,
    seance,
    exercice,
    points,
    sur,
    fin: Math.floor(Date.parse(dateFin) / 1000),
  });
