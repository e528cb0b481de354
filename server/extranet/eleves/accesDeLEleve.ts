import { combien } from '../../../regles/ecriture.ts';
import type { GesteDAcces } from '../../../regles/signalement.ts';
import {
  activateAccesUser,
  extendAcces,
  giveAcces,
  removeAccesUser,
  switchAcces,
  tryGiveAcces,
  updateDates,
} from '../../eleve/acces/index.ts';
import { findEleve } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { LigneDeJournal } from '../../socle/journal/ligne.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { eleveOf, ligneOf } from './eleveOf.ts';

type Sien = { input: { user_id: number; acces_id: number } };

const sienOf = ({ input }: Sien) => ({ eleve_id: input.user_id, acces_id: input.acces_id });

interface AccesTouche {
  id: number;
  libelle: string;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
}
const etatOf = ({ id, libelle, actif, dateActivation, datePerime }: AccesTouche) => ({
  acces_user_id: id,
  libelle,
  actif,
  dateActivation,
  datePerime,
});

export const activateAcces: Handler<'activateAcces'> = async (context) => {
  const { trx, input } = context;
  const eleve = await eleveOf(trx, input.user_id, { hold: true });
  const avant = await activateAccesUser(trx, sienOf(context), input.actif);
  const { libelle } = avant;
  return {
    message: `«\u00a0${libelle}\u00a0» est ${input.actif ? 'activé' : 'désactivé'}.`,
    journal: {
      ...ligneOf(eleve.id, { libelle, actif: input.actif }),
      avant: { acces_user_id: avant.id, libelle, actif: avant.actif },
    },
  };
};

export const updateAcces: Handler<'updateAcces'> = async ({ trx, input }) => {
  const { avant, apres } = await updateDates(trx, input.id, input);
  const eleve = await eleveOf(trx, avant.eleve_id);
  return {
    message: `Les dates de «\u00a0${avant.libelle}\u00a0» ont été modifiées.`,
    journal: { ...ligneOf(eleve.id, etatOf({ ...avant, ...apres })), avant: etatOf(avant) },
  };
};

export const deleteAccesFromEleve: Handler<'deleteAccesFromEleve'> = async (context) => {
  const { trx, input, now } = context;
  const eleve = await eleveOf(trx, input.user_id, { hold: true });
  const avant = await removeAccesUser(trx, sienOf(context), now);
  return {
    message: `«\u00a0${avant.libelle}\u00a0» a été retiré.`,
    journal: { ...ligneOf(eleve.id), avant: etatOf(avant) },
  };
};

export const addAccesToEleve: Handler<'addAccesToEleve'> = async (context) => {
  const { trx, input, now } = context;
  const eleve = await eleveOf(trx, input.user_id, { hold: true });
  const { libelle } = await giveAcces(trx, sienOf(context), now);
  return {
    message: `«\u00a0${libelle}\u00a0» a été ajouté.`,
    journal: ligneOf(eleve.id, { libelle }),
  };
};

/** In one transaction, in the order of ids, which every act on several learners keeps. */
export const editAccesDesEleves: Handler<'editAccesDesEleves'> = async ({ write, input, now }) => {
  const { ids, acces_id, geste, jours } = input;
  const done = await write(async (trx) => {
    const lignes: LigneDeJournal[] = [];
    let libelle = '';
    for (const eleve_id of ids) {
      const eleve = await findEleve(trx, eleve_id, { hold: true });
      const fait = eleve && (await ACTES[geste](trx, { eleve_id, acces_id }, { now, jours }));
      if (!fait) continue;
      libelle = fait.libelle;
      lignes.push(ligneOf(eleve_id, { libelle, geste }));
    }
    const journal = lignes.length > 0 ? lignes : ligneOf(null, { geste });
    return { nombre: lignes.length, libelle, journal };
  });
  const { nombre, libelle } = done;
  const ecartes = ids.length - nombre;
  const reste = ecartes === 0 ? '' : ` ${SANS_EFFET[geste](ecartes)}`;
  const message =
    nombre === 0
      ? `Rien n’a changé.${reste}`
      : `«\u00a0${libelle}\u00a0» ${FAIT[geste]} ${combien(nombre, 'élève')}.${reste}`;
  return { nombre, ecartes, message };
};

interface Autour {
  now: Date;
  jours: number;
}
type Acte = (trx: Db, sien: Sienne, autour: Autour) => Promise<{ libelle: string } | undefined>;
interface Sienne {
  eleve_id: number;
  acces_id: number;
}

const ACTES: Record<GesteDAcces, Acte> = {
  donner: (trx, sien, { now }) => tryGiveAcces(trx, sien, now),
  prolonger: (trx, sien, { now, jours }) => extendAcces(trx, sien, jours, now),
  desactiver: (trx, sien) => switchAcces(trx, sien, 0),
  activer: (trx, sien) => switchAcces(trx, sien, 1),
};

const FAIT: Record<GesteDAcces, string> = {
  donner: 'est donné à',
  prolonger: 'est prolongé pour',
  desactiver: 'est désactivé pour',
  activer: 'est réactivé pour',
};

const SANS_EFFET: Record<GesteDAcces, (nombre: number) => string> = {
  donner: (n) => `${combien(n, 'élève')} l’${n > 1 ? 'avaient' : 'avait'} déjà.`,
  prolonger: (n) => `${combien(n, 'élève')} ne l’${n > 1 ? 'ont' : 'a'} pas commencé.`,
  desactiver: (n) => `${combien(n, 'élève')} ne l’${n > 1 ? 'avaient' : 'avait'} pas actif.`,
  activer: (n) => `${combien(n, 'élève')} ne l’${n > 1 ? 'avaient' : 'avait'} pas désactivé.`,
};
