import type { Handler } from '../../socle/http/mount.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { eleveDuLien } from './liensParMail.ts';

export const checkMotDePasse: Handler<'checkMotDePasse'> = async (context) => {
  const { db, env, now } = context;
  const { password, jeton, ...typed } = context.input;
  const link = jeton !== undefined && { env, jeton, now };
  const eleve = link
    ? ((await eleveDuLien(db, 'bienvenue', link)) ?? (await eleveDuLien(db, 'confirmation', link)))
    : undefined;
  // A restarted registration sends typed names; its address is the link's.
  const personne = {
    prenom: typed.prenom || (eleve?.prenom ?? ''),
    nom: typed.nom || (eleve?.nom ?? ''),
    email: eleve?.email ?? typed.email,
  };
  return { facile: motDePasseFacile(password, personne) ?? null };
};
