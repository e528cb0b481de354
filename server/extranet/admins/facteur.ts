import { facteurManque } from '../../socle/http/admission.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, conflict, reconnect, Refus } from '../../socle/refus/refus.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { endOtherSessions, holdSession } from '../../socle/securite/session.ts';
import { type Compte, findAdmin, holdAdmin } from './admins.queries.ts';
import { removeFacteur, tell } from './admins.writes.ts';
import { countCodes, drawCodes, replaceCodes } from './codesSecours.ts';
import { openDefi, sealDefi } from './defi.ts';
import { lettreFacteur } from './lettres.ts';
import { limitesCode } from './limites.ts';
import { checkPassword } from './motDePasse.ts';
import { holdSuperviseurs, refuseProprietaire } from './superviseurs.ts';
import { drawSecret, pasOf, qrOf, sealTotp } from './totp.ts';

export const getFacteur: Handler<'getFacteur'> = async ({ db, admin, env }) => ({
  dateFacteur: admin.dateFacteur,
  obligatoire: facteurManque(env, { ...admin, dateFacteur: null }) ? 1 : 0,
  codesRestants: await countCodes(db, admin.id),
  message: 'Second facteur.',
});

/** The secret stays in the browser until a first code proves the application works. */
export const beginFacteur: Handler<'beginFacteur'> = async (context) => {
  const { env, now, input } = context;
  const compte = await checkPassword(context, input.password);
  refuseSecond(compte);
  const secret = drawSecret();
  return {
    jeton: sealDefi(env, 'installer', compte, { now, secret }),
    secret: secret.match(/.{1,4}/g)!.join(' '),
    qr: qrOf(secret, compte.email),
    message: 'Lisez le QR code avec votre application.',
  };
};

export const confirmFacteur: Handler<'confirmFacteur'> = async (context) => {
  const { db, write, input, now, env, essais, admin } = context;
  const { id } = admin;
  const compte = await findAdmin(db, id);
  if (!compte) throw reconnect();
  const defi = openDefi(env, 'installer', input.jeton, now);
  if (!defi?.isOf(compte)) throw recommencer();
  refuseSecond(compte);
  const attempt = async () => pasOf(defi.secret, input.code, now) ?? undefined;
  const totpPas = await withLimits(essais, limitesCode(compte, []), now, attempt);
  if (totpPas === undefined)
    throw champFaux('code', 'Ce code n’est pas le bon\u00a0: attendez le suivant et recopiez-le.');
  const { codes, gardes } = await drawCodes(`admin ${id}`);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    const held = await holdAdmin(trx, id);
    if (!defi.isOf(held)) throw recommencer();
    refuseSecond(held);
    const totpSecret = sealTotp(env, id, defi.secret);
    await trx
      .updateTable('admin')
      .set({ totpSecret, dateFacteur: now.toISOString(), totpPas })
      .where('id', '=', id)
      .execute();
    await replaceCodes(trx, id, gardes);
    // Other sessions were opened with the password alone.
    await endOtherSessions(trx, { admin_id: id }, context.token, 'ailleurs');
    await tellFacteur(trx, held, 'installé', now);
    return { journal: ligneOf(id, 1) };
  });
  return { codes, message: 'Votre second facteur est installé.' };
};

/** 409 when a factor exists, because a new one would silently replace it. */
function refuseSecond({ totpSecret }: Compte): void {
  if (totpSecret !== null)
    throw conflict('Vous avez déjà un second facteur\u00a0: retirez-le d’abord.');
}

const recommencer = () =>
  new Refus(401, 'Trop de temps a passé\u00a0: recommencez l’installation.', { recommencer: 1 });

const sansFacteur = () => conflict('Vous n’avez pas de second facteur.');

const tellFacteur = (
  trx: Parameters<typeof tell>[0],
  { prenom, email }: Compte,
  quoi: Parameters<typeof lettreFacteur>[0]['quoi'],
  date: Date,
) => tell(trx, email, lettreFacteur({ prenom, date, quoi }), date);

/** The journal records only whether a factor exists. */
const ligneOf = (objet_id: number, secondFacteur: 0 | 1) => ({
  objet: 'admin',
  objet_id,
  avant: { secondFacteur: 1 - secondFacteur },
  apres: { secondFacteur },
});

export const renewCodes: Handler<'renewCodes'> = async (context) => {
  const { write, input, admin } = context;
  const { id } = admin;
  await checkPassword(context, input.password);
  const { codes, gardes } = await drawCodes(`admin ${id}`);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    if ((await holdAdmin(trx, id)).totpSecret === null) throw sansFacteur();
    await replaceCodes(trx, id, gardes);
    return { journal: { objet: 'admin', objet_id: id, avant: null } };
  });
  return { codes, message: 'Voici vos nouveaux codes de secours.' };
};

export const deleteFacteur: Handler<'deleteFacteur'> = async (context) => {
  const { write, input, now, env, admin } = context;
  const { id } = admin;
  await checkPassword(context, input.password);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    const held = await holdAdmin(trx, id);
    if (held.totpSecret === null) throw sansFacteur();
    if (facteurManque(env, { ...held, dateFacteur: null }))
      throw conflict('Votre niveau demande un second facteur.');
    await removeFacteur(trx, id);
    await tellFacteur(trx, held, 'retiré', now);
    return { journal: ligneOf(id, 0) };
  });
  return { message: 'Votre second facteur a été retiré.' };
};

/** Removes somebody else's factor; one removes one's own with one's password. */
export const deleteFacteurUser: Handler<'deleteFacteurUser'> = async (context) => {
  const { trx, input, now, admin } = context;
  const { id } = input;
  await holdSuperviseurs(trx, context);
  const held = await holdAdmin(trx, id);
  const nom = `${held.prenom} ${held.nom}`;
  // The lock shows what another tab changed since admission.
  if ((await holdAdmin(trx, admin.id)).fonction !== 'proprietaire')
    refuseProprietaire(held, admin.id);
  if (id === admin.id)
    throw conflict('Votre propre second facteur se retire depuis «\u00a0Mon compte\u00a0».');
  if (held.totpSecret === null) throw conflict(`${nom} n’a pas de second facteur.`);
  await removeFacteur(trx, id);
  await endOtherSessions(trx, { admin_id: id }, undefined, 'ecole');
  await tellFacteur(trx, held, 'retiré par un superviseur', now);
  return { message: `Le second facteur de ${nom} a été retiré.`, journal: ligneOf(id, 0) };
};
