import { dit, type Regle } from './contexte.ts';
import { porte } from './signaux.ts';
import { coupeEnSortant, dansAnneau } from './trajectoires.ts';

/** D5 and B1 or B5 at the entries make a roundabout; without them it is a square like any other. */
export const entreDansLeRondPoint: Regle = (c, u, v) => {
  if (dansAnneau(u) || !dansAnneau(v)) return undefined;
  if (c.scene.signalé !== false)
    return dit(
      'À l’entrée du rond-point, on cède à ceux qui circulent dans l’anneau.',
      '12.3.1',
      '67',
    );
  if (c.rang(u) !== 'cède') return undefined;
  return porte(c.branche(u)?.panneau, 'B1', 'B5')
    ? dit('Son signal lui impose de céder à gauche comme à droite.', '12.3.1', '67')
    : dit('Celui qui débouche d’un chemin de terre ou d’un sentier cède à tous.', '12.3.1');
};

export const prioriteDeDroiteSurLaPlace: Regle = (c, u, v) =>
  c.scene.signalé === false && dansAnneau(u) && !dansAnneau(v)
    ? dit(
        'Sans signal, ce n’est pas un rond-point : on cède à celui qui arrive de droite.',
        '12.3.1',
      )
    : undefined;

export const sortEnCoupantLaPiste: Regle = (_, u, v) =>
  v.sur === 'piste' && u.sur !== 'piste' && coupeEnSortant(u, v)
    ? dit('Celui qui sort cède aux cyclistes qui continuent sur la piste.', '19.4')
    : undefined;
