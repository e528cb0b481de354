import { ownAcces, startAcces } from '../acces/index.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { takeTry } from '../../socle/securite/rateLimit.ts';
import { sign } from '../../socle/securite/signature.ts';
import { signJeton } from './jeton.ts';
import { lecteurOf } from './lecteur.ts';

/** Each opened token leaves a session, and each session up to a hundred results. */
const MOST = 60;
const AN_HOUR = 3600;

export const tprExercice: Handler<'tprExercice'> = async (context) => {
  const { db, write, essais, eleve, input, now, env } = context;
  const voulu = { ...input, eleve_id: eleve.id, type: 'EX' } as const;
  const acces = await ownAcces(db, voulu, now);
  // An access must not start unless its player can be opened.
  const lecteur = lecteurOf(env);
  await takeTry(essais, [{ cle: `tpr ${eleve.id}`, most: MOST, seconds: AN_HOUR }], now);
  if (acces.dateActivation === null) await write((trx) => startAcces(trx, voulu, now));
  const pseudonyme = pseudonymOf(env, eleve.id);
  const playerToken = await signJeton(lecteur, { ...acces, pseudonyme }, now);
  return { playerToken, playerUrl: lecteur.url };
};

/** Independent of TPR_SECRET: a new secret keeps pseudonyms. */
const pseudonymOf = ({ APP_SECRET }: AppSecret, eleve_id: number) =>
  sign(APP_SECRET, 'tpr eleve', String(eleve_id));
