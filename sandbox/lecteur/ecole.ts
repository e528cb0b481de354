import { SignJWT, createRemoteJWKSet, errors, jwtVerify } from 'jose';

/**
 * The vendor's side of docs/perception-des-risques.md: it knows only the school's address and the
 * messages' key.
 */
export interface Ecole {
  /** Exchanges a token for a session, once; otherwise returns a sentence. */
  open: (jeton: string) => Promise<Seance | string>;
  /** True: accepted; undefined: retry later. */
  report: (resultat: ResultatDExercice) => Promise<boolean | undefined>;
}

export interface Seance {
  seance: string;
  dateFin: string;
  retour: string;
}

interface ResultatDExercice {
  jti: string;
  seance: string;
  exercice: string;
  points: number;
  sur: number;
  /** In seconds since 1970. */
  fin: number;
}

/** In milliseconds. */
const PATIENCE = 10_000;
const NO_SCHOOL = 'Le site ne répond pas. Réessaie dans un instant depuis Mes accès.';

/** The school may be restarting: a timeout, or an answer without keys. */
const isUnreachable = (cause: unknown) =>
  cause instanceof errors.JOSEError &&
  ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(cause.code);

export function ecoleAt(site: string, lecteur: string, cle: Uint8Array): Ecole {
  const keys = createRemoteJWKSet(new URL('/api/tpr/cles', site));

  async function say(path: string, says: Record<string, unknown>) {
    const message = await new SignJWT(says)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(site + path)
      .setIssuedAt()
      .sign(cle);
    const answer = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }

  return {
    async open(jeton) {
      const checked = await jwtVerify(jeton, keys, {
        algorithms: ['EdDSA'],
        issuer: site,
        audience: lecteur,
        clockTolerance: 60,
      }).catch((cause: unknown) => cause);
      if (checked instanceof errors.JWTExpired)
        return 'Ce lien a plus de cinq minutes. Lance de nouveau l’exercice depuis Mes accès.';
      if (checked instanceof TypeError || isUnreachable(checked)) return NO_SCHOOL;
      if (checked instanceof Error)
        return 'Ce lien n’est pas valable. Lance l’exercice depuis Mes accès.';
      const told = await say('/api/tpr/ouverture', { jeton }).catch(() => undefined);
      if (!told) return NO_SCHOOL;
      const { seance = '', dateFin = '', retour = '' } = told.body;
      if (told.status === 200) return { seance, dateFin, retour };
      if (told.status === 409)
        return 'Cet exercice a déjà été ouvert. Lance-le de nouveau depuis Mes accès.';
      return told.status >= 500 ? NO_SCHOOL : 'Cet exercice n’est plus ouvert pour toi.';
    },
    async report(resultat) {
      const told = await say('/api/tpr/resultat', { ...resultat }).catch(() => undefined);
      if (!told || told.status >= 500 || told.status === 429) return undefined;
      return told.status === 200;
    },
  };
}
