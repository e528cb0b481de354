import { appelOf } from '../../../contract/call.ts';
import { calls } from '../../../contract/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Db } from '../../socle/db/database.ts';
import { facteurManque } from '../../socle/http/admission.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { addLignes } from '../../socle/journal/addLignes.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { appareilOf } from '../../socle/securite/appareil.ts';
import { NOBODY } from '../../socle/securite/knownBrowser.ts';
import { verifyPasswords } from '../../socle/securite/password.ts';
import {
  computeTry,
  takeTries,
  limitesEntree,
  loginLimits,
  withLimits,
} from '../../socle/securite/rateLimit.ts';
import { type Admin, startSession } from '../../socle/securite/session.ts';
import { type Compte, findAdmin, findByEmail, staff } from './admins.queries.ts';
import { tell } from './admins.writes.ts';
import { connuOf, keepConnu } from './connus.ts';
import { openDefi, sealDefi } from './defi.ts';
import { lettreAppareil } from './lettres.ts';
import { limitesCode, limitesJeton } from './limites.ts';
import { pasLeBon, useOf } from './useOf.ts';

export const loginExtranet: Handler<'loginExtranet'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const found = await findByEmail(db, input.email);
  const place = { secret: env.APP_SECRET, audience: 'admin', now } as const;
  const connu = await connuOf(db, context, place, found ?? { ...NOBODY, totpSecret: null });
  const entree = limitesEntree('admin', input.email, address, connu);
  const attempt = async () => {
    const stored = [found?.motDePasse];
    const [sien] = await verifyPasswords(input.password, stored, address.at(-1)!);
    if (!found || !sien) return undefined;
    return write(async (trx) => {
      await takeTries(trx, entree, now);
      if (found.totpSecret !== null) return { admin: found, entered: null };
      const entered = await enter(trx, found, context, connu !== undefined);
      return entered && { admin: found, entered };
    });
  };
  const limites = loginLimits('admin', input.email, address, connu);
  const entry = await withLimits(context, limites, now, attempt, entree);
  if (!entry) throw new Refus(401, 'Email ou mot de passe incorrect.');
  const { admin, entered } = entry;
  if (!entered)
    throw new Refus(401, 'Indiquez le code de votre application.', {
      jeton: sealDefi(env, 'code', admin, { now }),
    });
  await write((trx) => keepConnu(trx, context, place, admin, calls.loginExtranet.path));
  return entered;
};

export const loginCode: Handler<'loginCode'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const defi = openDefi(env, 'code', input.jeton, now);
  const admin = defi && (await findAdmin(db, defi.admin_id));
  if (!defi || !admin || !defi.isOf(admin) || admin.totpSecret === null)
    return computeTry(context, limitesJeton(address), now, async () => {
      throw recommencer();
    });
  const place = { secret: env.APP_SECRET, audience: 'admin', now } as const;
  const connu = await connuOf(db, context, place, admin);
  const attempt = async () => {
    const use = await useOf(context, admin, input.code, address.at(-1)!);
    return (
      use &&
      write(async (trx) =>
        (await use(trx)) ? enter(trx, admin, context, connu !== undefined) : undefined,
      )
    );
  };
  const limites = limitesCode(admin, address, connu);
  const entered = await withLimits(context, limites, now, attempt);
  if (!entered) throw pasLeBon();
  await write((trx) => keepConnu(trx, context, place, admin, calls.loginExtranet.path));
  return entered;
};

const recommencer = () =>
  new Refus(401, 'Trop de temps a passé\u00a0: indiquez à nouveau votre mot de passe.', {
    recommencer: 1,
  });

export const getUserExtranet: Handler<'getUserExtranet'> = async ({ admin, env }) => ({
  user: connecte(env, admin),
  message: 'Connecté.',
});

/** Undefined: account, password or factor changed since the check. A new browser is told by mail. */
export async function enter(
  trx: Db,
  admin: Compte,
  { env, now, agent }: { env: Environment; now: Date; agent: string | undefined },
  connu: boolean,
): Promise<{ token: string; user: ReturnType<typeof connecte>; message: string } | undefined> {
  const held = await staff(trx)
    .selectAll()
    .where('id', '=', admin.id)
    .forUpdate()
    .executeTakeFirst();
  if (held?.motDePasse !== admin.motDePasse || held.totpSecret !== admin.totpSecret)
    return undefined;
  const { id, prenom, email } = held;
  const appareil = appareilOf(agent);
  const token = await startSession(trx, { admin_id: id }, now, appareil);
  const apres = { appareil: appareil ?? 'inconnu', nouvelAppareil: connu ? 0 : 1 };
  const acte = { admin: held, appel: appelOf(calls.loginExtranet), now };
  await addLignes(trx, acte, [{ objet: 'admin', objet_id: id, avant: null, apres }]);
  if (!connu) await tell(trx, email, lettreAppareil({ prenom, date: now, appareil }), now);
  return { token, user: connecte(env, held), message: `Bonjour ${held.prenom}.` };
}

const connecte = (env: Environment, admin: Admin) => {
  const { id, prenom, nom, email, level, fonction } = admin;
  const facteurManquant = flagOf(facteurManque(env, admin));
  return { id, prenom, nom, email, level, fonction, facteurManquant };
};
