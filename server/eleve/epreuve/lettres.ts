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
  const jour = jourEnMots(examenLe);
  const ou = examenCentre === null ? '' : `, ${examenCentre}`;
  const conseils = [
    'La veille au soir, relis seulement tes erreurs, puis repose-toi. À l’examen, tu lis chaque question jusqu’au bout, et tu réponds à toutes.',
  ];
  // A mail can come late, so its words hold on any day.
  return {
    sujet: `Ton examen, le ${jour}`,
    salutation: salut(prenom),
    paragraphes: [
      `Tu passes l’examen théorique le ${jour}${ou}.`,
      'À prendre avec toi\u00a0: ta carte d’identité, et la convocation ou la confirmation de ton rendez-vous si le centre t’en a envoyé une.',
      `L’examen se paie au centre\u00a0: ${prix}. La loi adapte ce montant chaque 1er janvier.`,
      'Si l’on t’a accordé une session spéciale ou un temps adapté, prends aussi le document qui le dit.',
      ...(quoi === 'veille' ? conseils : []),
    ],
    bouton: { libelle: 'Ouvrir mon profil', adresse: `${url}${MON_PROFIL}` },
    notes: ['Tu as demandé ces rappels. Ils s’arrêtent dans «\u00a0Mon profil\u00a0».'],
  };
}
