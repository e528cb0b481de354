import { z } from 'zod';
import { etatsFeu } from '../feux.ts';
import { choixInconnu } from '../francais.ts';
import { parCle } from '../parCle.ts';
import { auPoteau } from '../signal.schema.ts';

/**
 * A road scene in words: what stands where, who comes from where and goes where. Metres, and
 * directions of the compass: the page's top is the north. One description serves the picture from
 * above, the picture from the driver's seat, the texts for screen readers and the rules.
 */

const oui = z.enum(['oui', 'non']).transform((v) => v === 'oui');
const metres = z.number().min(-20).max(200);

export const directions = [
  'nord',
  'nord-est',
  'est',
  'sud-est',
  'sud',
  'sud-ouest',
  'ouest',
  'nord-ouest',
] as const;
const direction = z.enum(directions);
export type Direction = (typeof directions)[number];

export const vehicules = [
  'voiture',
  'camionnette',
  'camion',
  'bus',
  'autocar',
  'bus scolaire',
  'tram',
  'train',
  'moto',
  'cyclomoteur',
  'vélo',
  'speed pedelec',
  'trottinette',
  'tracteur',
  'attelage',
  'ambulance',
  'police',
  'pompiers',
] as const;
export const pietons = [
  'piéton',
  'enfant',
  'aîné',
  'aveugle',
  'chaise roulante',
  'cycliste à pied',
  'groupe d’enfants',
] as const;
export const couleurs = [
  'bleue',
  'rouge',
  'verte',
  'jaune',
  'blanche',
  'grise',
  'noire',
  'orange',
] as const;

const signal = parCle(auPoteau, 'un signal');
const feu = z.enum(etatsFeu);
/** One, or several on one post from top to bottom. */
const signaux = z.union([signal, z.array(signal).min(1).max(3)]);

const personne = {
  /** Needed when two of a kind are there; written on it, and said in the question: « la voiture A ». */
  nom: z.enum(['A', 'B', 'C', 'D']).optional(),
  /** The one who answers the question. */
  moi: oui.optional(),
  couleur: z.enum(couleurs).optional(),
  /** Without it a vehicle that turns shows where; `aucun` when it does not say. */
  clignotant: z.enum(['gauche', 'droite', 'quatre', 'aucun']).optional(),
  /** Of an ambulance, the police, the fire brigade. */
  sirène: oui.optional(),
  feuxBleus: oui.optional(),
  /** km/h, written beside it. */
  vitesse: z.int().min(0).max(250).optional(),
  /** It stands still. */
  arrêté: oui.optional(),
  /** Of somebody on foot: he holds up the white disc with a red edge of those who watch over works, schools, processions. */
  disque: oui.optional(),
};

// ---------------------------------------------------------------- crossroads and roundabouts

const branche = z.strictObject({
  /** What those who arrive see at their right. */
  panneau: signaux.optional(),
  /** The light for those who arrive. */
  feu: feu.optional(),
  voie: z
    .enum(['chaussée', 'pavés', 'chemin de terre', 'sentier', 'propriété', 'trottoir traversant'])
    .default('chaussée'),
  /** `entrant`: one-way towards the junction, C1 for those who would enter it. `sortant`: one-way away from it, F19 at its beginning. */
  sens: z.enum(['double', 'entrant', 'sortant']).default('double'),
  /** How many lanes arrive; a branch's lanes are counted from its left. */
  bandes: z.int().min(1).max(3).default(1),
  /** What is painted on the lanes that arrive, from left to right: `gauche`, `droit`, `droite`, `droit droite`… */
  flèches: z.array(z.string().max(40)).max(3).optional(),
  axe: z.enum(['discontinue', 'continue', 'aucun', 'terre-plein']).default('discontinue'),
  /** A crossing at the mouth of the branch. */
  passage: z.enum(['piétons', 'cyclistes', 'piétons et cyclistes']).optional(),
  /** A cycle track along both sides, which goes on across the side roads. */
  piste: oui.optional(),
  bandeBus: oui.optional(),
  rails: oui.optional(),
  /** Of a one-way branch: bicycles may come against it (M2 under C1, M4 under F19). */
  contresens: z.enum(['vélos']).optional(),
  /** A queue stands at its exit, and is drawn: whoever drove in would stop inside the junction. */
  encombrée: oui.optional(),
});

const auCarrefour = z.strictObject({
  ...personne,
  qui: z.enum([...vehicules, ...pietons]),
  /** The branch that he comes from, and the one he goes to; the same one twice is a U-turn. */
  de: direction.optional(),
  vers: direction.optional(),
  /** Of a pedestrian, or a cyclist on a cycle crossing: the branch whose carriageway he crosses. */
  traverse: direction.optional(),
  /** … and from which side, seen by somebody who arrives on that branch. */
  côté: z.enum(['gauche', 'droite']).optional(),
  /** `engagé`: on the crossing, or inside the junction. `attend`: about to. */
  état: z.enum(['approche', 'attend', 'engagé']).optional(),
  /** The lane that he arrives on, counted from its left. */
  bande: z.int().min(1).max(3).optional(),
  /** Of those who arrive on one branch, 1 is nearest. */
  rang: z.int().min(1).max(4).optional(),
  sur: z.enum(['chaussée', 'piste', 'trottoir', 'bande bus', 'site propre']).optional(),
  /** On a roundabout: already in the ring, just before this branch. */
  anneau: direction.optional(),
  /** The arrow that shows where he goes; shown unless `non`. */
  flèche: oui.optional(),
});

const agent = z.strictObject({
  /** `tendus`: those who see his chest or back stop. `levé`: all stop. `lampe`: a red lamp swung towards `regarde`. */
  bras: z.enum(['tendus', 'levé', 'lampe']),
  regarde: direction,
});

const ciel = {
  temps: z.enum(['jour', 'nuit', 'pluie', 'brouillard', 'neige']).default('jour'),
  agglomération: oui.default(true),
  /** Of a night: the lamps of the street are lit. Without it no lamp shows. */
  éclairage: oui.optional(),
  /** `conducteur`: from the seat of the one who is `moi`. */
  vue: z.enum(['dessus', 'conducteur']).default('dessus'),
  /** On the dashboard, when seen from the driver's seat. km/h. */
  compteur: z.int().min(0).max(250).optional(),
};

const carrefour = z.strictObject({
  lieu: z.enum(['carrefour', 'rond-point']),
  ...ciel,
  branches: z.partialRecord(direction, branche),
  usagers: z.array(auCarrefour).max(7).default([]),
  agent: agent.optional(),
  /** Of a rond-point: B1 and D5 at every branch. `non`: a square with an island, where none stand. */
  signalé: oui.optional(),
});

// ---------------------------------------------------------------- roads

export const surfaces = [
  'herbe',
  'trottoir',
  'accotement',
  'accotement en saillie',
  'monte',
  'descend',
  'bus monte',
  'bus descend',
  'tram monte',
  'tram descend',
  'piste monte',
  'piste descend',
  'piste double',
  'suggérée monte',
  'suggérée descend',
  'trottoir partagé',
  'stationnement',
  'stationnement en épi',
  'latérale',
  'urgence',
  'berme',
  'terre-plein',
  'évitement',
  'entrée',
  'sortie',
] as const;
export const lignes = [
  /** One continuous line. */
  '|',
  /** Dashes. */
  ':',
  /** Two lines, as they are seen from left to right. */
  '|:',
  ':|',
  '||',
  /** Short dashes close together: a continuous line is near. */
  '::',
  /** Orange, at road works. */
  'orange |',
  'orange :',
  /** Yellow dashes along the kerb. */
  'jaune',
  /** A wide continuous line: the edge, beyond which one may park. */
  'large',
  /** Wide dashes of a bus lane. */
  'bus',
] as const;

const surRoute = z.strictObject({
  ...personne,
  qui: z.enum([...vehicules, ...pietons, 'remorque', 'caravane', 'obstacle', 'travaux']),
  /** Which surface of the profile it is on, counted from the left from 1; 2.5 is astride 2 and 3. */
  voie: z.number().min(1).max(14),
  /** Where its front is, in metres from the bottom edge of the picture. */
  a: metres,
  /** Which way it points; without it, as the lane does. `travers`: it crosses from left to right. */
  sens: z.enum(['monte', 'descend', 'vers la droite', 'vers la gauche']).optional(),
  fait: z
    .enum([
      'roule',
      'dépasse par la gauche',
      'dépasse par la droite',
      'se rabat',
      'change de bande à gauche',
      'change de bande à droite',
      'tourne à gauche',
      'tourne à droite',
      'demi-tour',
      'recule',
      'arrêté',
      'stationné',
      'se gare',
      'quitte sa place',
      'attend',
      'traverse',
      'porte ouverte',
    ])
    .default('roule'),
});

const element = z.strictObject({
  quoi: z.enum([
    'passage pour piétons',
    'passage pour cyclistes',
    'ligne d’arrêt',
    'triangles',
    'dispositif surélevé',
    'passage à niveau',
    'arrêt de bus',
    'arrêt de tram avec refuge',
    'arrêt de tram sans refuge',
    'rue à droite',
    'rue à gauche',
    'rues des deux côtés',
    'garage à droite',
    'garage à gauche',
    'pont',
    'tunnel',
    'sommet de côte',
    'virage à gauche',
    'virage à droite',
    'rétrécissement à droite',
    'rétrécissement à gauche',
    'école',
    'triangle de panne',
    'flèche de rabattement',
    'flèche de sélection',
    'zone avancée',
    'damier',
    'gravillons',
    'maison',
  ]),
  /** Metres from the bottom: of its near edge. */
  a: metres,
  /** Of a tram stop: the track that it serves, `tram monte` without it. */
  voie: z.number().min(1).max(14).optional(),
  /** Of a level crossing: `ouvertes`, `en mouvement`, `fermées`, or `sans`. */
  barrières: z.enum(['ouvertes', 'en mouvement', 'fermées', 'sans']).optional(),
  /** Of a level crossing: its lights; of a street: nothing. */
  feux: z.enum(['rouges', 'blanc', 'éteints']).optional(),
  /** Of an arrow: `gauche`, `droit`, `droite`… Of a street: the sign of those who come out of it. */
  valeur: z.string().max(40).optional(),
  panneau: signaux.optional(),
  /** Of a street: it is a dirt track, a property. */
  nature: z.enum(['chaussée', 'chemin de terre', 'sentier', 'propriété']).optional(),
});

const poteau = z.strictObject({
  panneau: signaux.optional(),
  feu: feu.optional(),
  a: metres,
  côté: z.enum(['gauche', 'droite', 'au-dessus']).default('droite'),
  /** Above one lane. */
  voie: z.number().min(1).max(14).optional(),
  /** For whom it stands. */
  sens: z.enum(['monte', 'descend']).default('monte'),
});

const cote = z.strictObject({
  de: metres,
  a: metres,
  voie: z.number().min(1).max(14),
  texte: z.string().max(12).optional(),
});

const route = z.strictObject({
  lieu: z.enum(['route', 'autoroute', 'route pour automobiles']),
  ...ciel,
  /** Surfaces and the lines between them, as seen from left to right, the traffic of `monte` going up. */
  profil: z
    .array(z.enum([...surfaces, ...lignes]))
    .min(1)
    .max(20),
  /** Of the carriageway, where it is not asphalt. */
  revêtement: z.enum(['pavés']).optional(),
  /** How much of the road is shown, in metres. */
  longueur: z.number().min(20).max(160).default(40),
  usagers: z.array(surRoute).max(12).default([]),
  éléments: z.array(element).max(8).default([]),
  poteaux: z.array(poteau).max(6).default([]),
  /** Distances written into the picture. */
  cotes: z.array(cote).max(4).default([]),
  /** In force from further down the road, without being seen: `C43 70`, `B9`, `zone 30`… for the rules and the description. */
  régime: z.array(z.string().max(40)).max(12).default([]),
});

export const scene = z.discriminatedUnion('lieu', [carrefour, route], {
  error: ({ input }) =>
    choixInconnu('lieu', input, [
      'carrefour',
      'rond-point',
      'route',
      'autoroute',
      'route pour automobiles',
    ]),
});
export type Scene = z.output<typeof scene>;
/** As it is written in YAML, before defaults. */
export type SceneEcrite = z.input<typeof scene>;
export type Carrefour = z.output<typeof carrefour>;
export type Route = z.output<typeof route>;
export type Branche = z.output<typeof branche>;
export type UsagerCarrefour = z.output<typeof auCarrefour>;
export type UsagerRoute = z.output<typeof surRoute>;
export type Element = z.output<typeof element>;
export type Poteau = z.output<typeof poteau>;
export type Vehicule = (typeof vehicules)[number];
export type Pieton = (typeof pietons)[number];
export type Couleur = (typeof couleurs)[number];
export type Surface = (typeof surfaces)[number];
export type Ligne = (typeof lignes)[number];
