import { MON_PROFIL } from '../../../regles/adresses.ts';
import { type Lettre, salut } from '../../socle/mail/mail.writes.ts';
import { jourEnMots } from '../../socle/texte/jours.ts';

export type Rappel = 'avant' | 'veille';

interface Candidat {
  prenom: string;
  examenLe: string;
  examenCentre: string | null;
}

export function lettreRappelExamen(
  quoi: Rappel,
  { prenom, examenLe, examenCentre }: Candidat,
  { prix, url }: { prix: string; url: string },
): Lettre {
  const ou = examenCentre === null ? '' : `, ${examenCentre}`;
  const aPrendre = [
    'À prendre avec toi\u00a0: ta carte d’identité, et la convocation ou la confirmation de ton rendez-vous si le centre t’en a envoyé une.',
    `L’examen se paie au centre\u00a0: ${prix}. La loi adapte ce montant chaque 1er janvier.`,
    'Si l’on t’a accordé une session spéciale ou un temps adapté, prends aussi le document qui le dit.',
  ];
  const notes = ['Tu as demandé ces rappels. Ils s’arrêtent dans «\u00a0Mon profil\u00a0».'];
  const bouton = { libelle: 'Ouvrir mon profil', adresse: `${url}${MON_PROFIL}` };
  if (quoi === 'avant')
    return {
      sujet: `Ton examen, le ${jourEnMots(examenLe)}`,
      salutation: salut(prenom),
      paragraphes: [`Tu passes l’examen théorique le ${jourEnMots(examenLe)}${ou}.`, ...aPrendre],
      bouton,
      notes,
    };
  return {
    // A mail can come late: its words stay true.
    sujet: `Ton examen, c’est le ${jourEnMots(examenLe)}`,
    salutation: salut(prenom),
    paragraphes: [
      `Ton examen théorique est le ${jourEnMots(examenLe)}${ou}.`,
      ...aPrendre,
      'La veille au soir, relis seulement tes erreurs, puis repose-toi. À l’examen, tu lis chaque question jusqu’au bout, et tu réponds à toutes.',
    ],
    bouton,
    notes,
  };
}
