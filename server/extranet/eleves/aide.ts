import {
  drawPassword,
  endSessionsOf,
  resendConfirmation,
  sendNouveauMotDePasse,
} from '../../eleve/compte/index.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { startRegard } from '../../socle/securite/regard.ts';
import { eleveOf, ligneOf, nomOfEleve } from './eleveOf.ts';

export const sendPassword: Handler<'sendPassword'> = async (context) => {
  const { db, write, input, admin } = context;
  await eleveOf(db, input.id);
  const envoi = await drawPassword(`admin ${admin.id}`);
  const { email } = await write(async (trx) => {
    const eleve = await eleveOf(trx, input.id, { hold: true });
    await sendNouveauMotDePasse(trx, eleve, envoi, context);
    return { email: eleve.email, journal: ligneOf(eleve.id) };
  });
  return { message: `Un nouveau mot de passe part à ${email}.` };
};

export const sendConfirmation: Handler<'sendConfirmation'> = async (context) => {
  const { trx, input } = context;
  const eleve = await eleveOf(trx, input.id, { hold: true });
  await resendConfirmation(trx, eleve, context);
  return {
    message: `Le mail de confirmation repart à ${eleve.email}.`,
    journal: ligneOf(eleve.id),
  };
};

export const endSessionExtranet: Handler<'endSessionExtranet'> = async ({ trx, input }) => {
  const { id } = await eleveOf(trx, input.user_id, { hold: true });
  const nombre = await endSessionsOf(trx, id, input.session_id);
  return {
    nombre,
    message: nombre > 1 ? `${nombre} sessions terminées.` : 'Session terminée.',
    journal: ligneOf(id, { sessions: nombre }),
  };
};

export const openRegard: Handler<'openRegard'> = async (context) => {
  const { trx, input } = context;
  const eleve = await eleveOf(trx, input.id, { hold: true });
  if (eleve.dateVerification === null)
    throw conflict('Cette inscription n’est pas confirmée\u00a0: il n’y a encore rien à voir.');
  const nom = nomOfEleve(eleve);
  return {
    ...(await startRegard(trx, eleve.id, context)),
    nom,
    avecRegistre: flagOf(eleve.registreNational !== null),
    message: `Vous voyez le site comme ${nom}.`,
    journal: ligneOf(eleve.id),
  };
};
