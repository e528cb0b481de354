import type { EtatAt } from '../drawing/scene/mouvement/filmEnMetres.ts';
import { tour } from '../drawing/scene/plan/geometrie.ts';
import type { Acteur, Clip, ClipJoue } from './clip.ts';
import { type FilmDuClip, filmDuClip } from './film.ts';
import { feuDevantMoi } from './feux.ts';
import { type Reseau, reseauOf } from './reseau.ts';

/** A moment of a clip in words, for who does not see it: `t` in seconds. */
export interface DitDuClip {
  t: number;
  texte: string;
}

export const NOMS_DES_ACTEURS: Record<Acteur['qui'], string> = {
  voiture: 'Une voiture',
  camionnette: 'Une camionnette',
  camion: 'Un camion',
  bus: 'Un bus',
  autocar: 'Un car',
  'bus scolaire': 'Un bus scolaire',
  tram: 'Un tram',
  train: 'Un train',
  moto: 'Une moto',
  cyclomoteur: 'Un cyclomoteur',
  vélo: 'Un vélo',
  'speed pedelec': 'Un speed pedelec',
  trottinette: 'Une trottinette',
  tracteur: 'Un tracteur',
  attelage: 'Un attelage',
  ambulance: 'Une ambulance',
  police: 'Une voiture de police',
  pompiers: 'Un camion de pompiers',
  piéton: 'Un piéton',
  enfant: 'Un enfant',
  aîné: 'Une personne âgée',
  aveugle: 'Un piéton à la canne blanche',
  'chaise roulante': 'Une personne en chaise roulante',
  'cycliste à pied': 'Un cycliste à pied',
  'groupe d’enfants': 'Un groupe d’enfants',
  ballon: 'Un ballon',
  chien: 'Un chien',
  chevreuil: 'Un chevreuil',
};
/** Their colours are written in the feminine. */
const COLORES = new Set<Acteur['qui']>(['voiture', 'camionnette', 'moto']);

/** In metres: nearer than that it is told, to both sides too. */
const [LOIN, COTE] = [60, 22];
/** In metres: it is on my way. */
const DEVANT = 1.8;
/** In degrees from my heading: across, and towards me. */
const [TRAVERS, FACE] = [50, 130];
/** In km/h: a change of mine that is told. */
const CHANGE = 15;
/** In metres a second: slower is standing. */
const DEBOUT = 0.3;

const coteDe = (droite: number): string =>
  Math.abs(droite) < DEVANT ? 'devant toi' : droite > 0 ? 'à droite' : 'à gauche';

function allureDe({ vitesse, cap, recule }: EtatAt, moi: EtatAt): string {
  if (recule) return 'recule';
  if (vitesse < DEBOUT) return 'ne bouge pas';
  const ecart = ((tour(cap - moi.cap) + 540) % 360) - 180;
  if (Math.abs(ecart) > FACE) return 'vient vers toi';
  if (Math.abs(ecart) < TRAVERS) return 'va dans ton sens';
  return ecart > 0 ? 'va de gauche à droite' : 'va de droite à gauche';
}

const SIGNES: Record<NonNullable<EtatAt['clignotant']>, string> = {
  gauche: 'clignotant à gauche',
  droite: 'clignotant à droite',
  quatre: 'quatre clignotants',
};

const signesDe = ({ clignotant, porte }: EtatAt): string[] => [
  ...(clignotant ? [SIGNES[clignotant]] : []),
  ...(porte ? ['portière ouverte'] : []),
];

/** How far ahead of me, and how far right, in metres. */
function depuisMoi({ ou: [x, y] }: EtatAt, { ou: [mx, my], cap }: EtatAt): [number, number] {
  const [s, c] = [Math.sin((cap * Math.PI) / 180), Math.cos((cap * Math.PI) / 180)];
  const [dx, dy] = [x - mx, y - my];
  return [dx * s - dy * c, dx * c + dy * s];
}

function* deLaRue(clip: Clip | ClipJoue, film: FilmDuClip): Generator<DitDuClip> {
  for (const [nom, vu] of film.parNom) {
    const acteur = clip.acteurs[nom];
    if (!acteur) continue;
    const couleur = acteur.couleur && COLORES.has(acteur.qui) ? ` ${acteur.couleur}` : '';
    let avant = '';
    for (let t = 0; t <= clip.durée; t += 1) {
      const etats = film.etat(t);
      const [etat, moi] = [etats.get(vu)!, etats.get(film.moi)!];
      const [devant, droite] = depuisMoi(etat, moi);
      const dite = devant > 1 && devant < LOIN && Math.abs(droite) < COTE;
      const faits = [coteDe(droite), allureDe(etat, moi), ...signesDe(etat)].join(', ');
      if (dite && faits !== avant)
        yield {
          t,
          texte: `${NOMS_DES_ACTEURS[acteur.qui]}${couleur}, à ${Math.max(5, Math.round(devant / 5) * 5)}\u00a0mètres\u00a0: ${faits}.`,
        };
      avant = dite ? faits : '';
    }
  }
}

function* deMoi(clip: Clip | ClipJoue, film: FilmDuClip): Generator<DitDuClip> {
  let avant = -CHANGE;
  for (let t = 0; t <= clip.durée; t += 1) {
    const kmh = Math.round((film.moiAt(t).vitesse * 3.6) / 5) * 5;
    if (Math.abs(kmh - avant) < CHANGE && !(kmh === 0 && avant > 0)) continue;
    const texte =
      kmh === 0
        ? 'Tu es à l’arrêt.'
        : `Tu roules à ${kmh}\u00a0km/h${avant < 0 ? '' : kmh < avant ? ', tu as ralenti' : ', tu as accéléré'}.`;
    avant = kmh;
    yield { t, texte };
  }
}

/** In metres: a light is read from there. */
const FEU_LU = 80;

function* duFeu(clip: Clip | ClipJoue, reseau: Reseau, film: FilmDuClip): Generator<DitDuClip> {
  let avant: string | undefined;
  for (let t = 0; t <= clip.durée; t += 1) {
    const feu = feuDevantMoi(clip, reseau, film.moiAt(t).metres, t);
    const etat = feu && feu.loin < FEU_LU ? feu.etat : undefined;
    if (etat && etat !== avant)
      yield { t, texte: avant ? `Ton feu passe au\u00a0${etat}.` : `Ton feu est\u00a0${etat}.` };
    avant = etat;
  }
}

/** All that a clip shows in words, by its seconds. Nothing in it says what is a danger. */
export function recitDe(clip: Clip | ClipJoue, jour: string): DitDuClip[] {
  const reseau = reseauOf(clip, jour);
  const film = filmDuClip(clip, reseau);
  return [...deMoi(clip, film), ...duFeu(clip, reseau, film), ...deLaRue(clip, film)].toSorted(
    (un, autre) => un.t - autre.t,
  );
}
