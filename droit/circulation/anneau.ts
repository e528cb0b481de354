import { type Regle } from './contexte.ts';
import { say } from './motif.ts';
import { carries } from './signaux.ts';
import { coupeEnSortant, dansAnneau } from './trajectoires.ts';

/** D5 and B1 or B5 at the entries make a roundabout. A square without them follows common rules. */
export const entreDansLeRondPoint: Regle = (contexte, usager, autre) => {
  if (dansAnneau(usager) || !dansAnneau(autre)) return undefined;
  if (contexte.scene.signalé !== false)
    return say(
      'À l’entrée du rond-point, on cède à ceux qui circulent dans l’anneau.',
      '12.3.1',
      '67',
    );
  if (contexte.rang(usager) !== 'cède') return undefined;
  return carries(contexte.branche(usager)?.panneau, 'B1', 'B5')
    ? say('Son signal lui impose de céder à gauche comme à droite.', '12.3.1', '67')
    : say('Celui qui débouche d’un chemin de terre ou d’un sentier cède à tous.', '12.3.1');
};

export const prioriteDeDroiteSurLaPlace: Regle = (contexte, usager, autre) =>
  contexte.scene.signalé === false && dansAnneau(usager) && !dansAnneau(autre)
    ? say(
        'Sans signal, ce n’est pas un rond-point : on cède à celui qui arrive de droite.',
        '12.3.1',
      )
    : undefined;

export const sortEnCoupantLaPiste: Regle = (_, usager, autre) =>
  autre.sur === 'piste' && usager.sur !== 'piste' && coupeEnSortant(usager, autre)
    ? say('Celui qui sort cède aux cyclistes qui continuent sur la piste.', '19.4')
    : undefined;
