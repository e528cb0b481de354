import { listAccesDonnesDe } from '../../eleve/acces/index.ts';
import { listEleves } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { headOf, jourOf, rowOf } from '../../socle/texte/csv.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listVoulus } from './voulus.ts';

const AT_A_TIME = 500;
const TETE = [
  'Numéro',
  'Nom',
  'Prénom',
  'E-mail',
  'Date de naissance',
  'Rue',
  'Localité',
  'Code postal',
  'Contrat signé',
  'Newsletter',
  'E-mail confirmé',
  'Inscrit le',
  'Accès',
];

/** Register numbers stay where they are. That a list went out is noted, without whose names were looked for. */
export const exportEleves: Handler<'exportEleves'> = async (context) => {
  const { db, write, input, now } = context;
  const ids = (await listVoulus(db, input, now)).map(({ id }) => id);
  await write(async () => ({
    journal: { objet: 'eleve', objet_id: null, avant: null, apres: { nombre: ids.length } },
  }));
  const jour = brusselsDay(now.toISOString());
  return { nom: `eleves-${jour}.csv`, type: 'text/csv', contenu: linesOf(db, ids, now) };
};

async function* linesOf(db: Db, ids: number[], now: Date): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(headOf(TETE));
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const some = ids.slice(from, from + AT_A_TIME);
    const eleves = await listEleves(db, some);
    const acces = Map.groupBy(await listAccesDonnesDe(db, some, now), ({ eleve_id }) => eleve_id);
    const rows = eleves.map((eleve) =>
      rowOf([
        eleve.id,
        eleve.nom,
        eleve.prenom,
        eleve.email,
        jourOf(eleve.dateNaissance),
        eleve.rue,
        eleve.localite,
        eleve.codePostal,
        ouiNon(eleve.contratSigne === 1),
        ouiNon(eleve.newsletter === 1),
        ouiNon(eleve.dateVerification !== null),
        jourOf(brusselsDay(eleve.dateCreation)),
        (acces.get(eleve.id) ?? []).map(({ libelle, etat }) => `${libelle} (${etat})`).join(', '),
      ]),
    );
    yield encoder.encode(rows.join(''));
  }
}

const ouiNon = (is: boolean) => (is ? 'oui' : 'non');
