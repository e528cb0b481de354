import { marque } from '../../marque.ts';
import { type Lettre, salut } from '../socle/mail/mail.writes.ts';

export const lettreEffacementFait = (prenom: string, par: 'eleve' | 'ecole'): Lettre => ({
  sujet: 'Ton compte est effacé',
  salutation: salut(prenom),
  paragraphes: [
    `Ton compte ${marque.nom} a été effacé, ${par === 'eleve' ? 'comme tu l’avais demandé' : 'par l’auto-école'}. Ton nom, ton adresse et tes autres données n’y sont plus.`,
    'C’est notre dernier message. Merci de nous avoir fait confiance, et bonne route.',
  ],
});
