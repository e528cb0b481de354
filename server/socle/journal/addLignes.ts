import { PERIODES } from '../../../regles/periodes.ts';
import type { AddLignes } from './ligne.ts';
import { sieclesDuRegistre } from '../../../regles/registre.ts';

/** Drops fields with such a name, at any depth: name one that staff should read otherwise. */
const SECRET = /passe|password|jeton|token|registre|secret|cookie|totp|recuperation/i;

const withoutSecrets = (key: string, value: unknown): unknown =>
  SECRET.test(key) || (typeof value === 'string' && isRegistre(value)) ? undefined : value;

function isRegistre(text: string): boolean {
  const digits = text.replace(/[\s./-]/g, '');
  return /^\d{11}$/.test(digits) && sieclesDuRegistre(digits).length > 0;
}

const AT_A_TIME = 500;

const jsonOf = (thing: object | null | undefined) =>
  thing ? JSON.stringify(thing, withoutSecrets) : null;

/** Called by mount.ts only, so no call can forget it. */
export const addLignes: AddLignes = async (trx, { admin, appel, corbeille, now }, lignes) => {
  const qui = { admin_id: admin.id, admin: `${admin.prenom} ${admin.nom}` };
  const jusquAu = corbeille ? new Date(now.getTime() + PERIODES.corbeille.ms).toISOString() : null;
  const rows = lignes.map(({ objet, objet_id, avant, apres }) => ({
    ...qui,
    dateCreation: now.toISOString(),
    appel,
    objet,
    objet_id,
    avant: jsonOf(avant),
    apres: jsonOf(apres),
    jusquAu,
  }));
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    const part = rows.slice(from, from + AT_A_TIME);
    const added = await trx.insertInto('journal').values(part).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
};
