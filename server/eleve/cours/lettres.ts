import { MON_PROFIL } from '../../../regles/adresses.ts';
import { type Lettre, salut } from '../../socle/mail/mail.writes.ts';
import type { Termine } from './cours.queries.ts';
import type { ManqueDuDossier } from './deliverDue.ts';

export function lettreRappel(
  { prenom, acces_id }: Pick<Termine, 'prenom' | 'acces_id'>,
  manque: ManqueDuDossier,
  url: string,
): Lettre {
  const { sujet, dit, bouton } = {
    guide: {
      sujet: 'Ton attestation attend ton guide',
      dit: 'ton guide\u00a0: nomme-le sur la page du cours.',
      bouton: { libelle: 'Nommer mon guide', adresse: `${url}/e-learning/${acces_id}` },
    },
    infos: {
      sujet: 'Ton attestation attend tes informations',
      dit: 'une de tes informations\u00a0: ta date de naissance, ton numéro de registre national ou ton adresse. Complète-les dans «\u00a0Mon profil\u00a0».',
      bouton: { libelle: 'Compléter mes informations', adresse: `${url}${MON_PROFIL}` },
    },
  }[manque];
  return {
    sujet,
    salutation: salut(prenom),
    paragraphes: [
      `Ton rendez-vous pédagogique est terminé, et il le reste. Pour établir ton attestation, il nous manque ${dit}`,
      'Elle est prête aussitôt après.',
    ],
    bouton,
  };
}
