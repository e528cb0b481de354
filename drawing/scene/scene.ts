import { z } from 'zod';
import { etatsFeu } from '../feux.ts';
import { choixInconnu } from '../francais.ts';
import { parCle } from '../parCle.ts';
import { auPoteau } from '../signal.schema.ts';
import {
  brasDAgent,
  couleurs,
  directions,
  lignes,
  pietons,
  surfaces,
  temps,
  vehicules,
} from './vocabulaire.ts';

const oui = z.enum(['oui', 'non']).transform((v) => v === 'oui');
const metres = z.number().min(-20).max(200);

const direction = z.enum(directions);

const carrefours = ['carrefour', 'rond-point'] as const;
const routes = ['route', 'autoroute', 'route pour automobiles'] as const;

const signal = parCle(auPoteau, 'un signal');
const feu = z.enum(etatsFeu);
/** On one post, from top to bottom. */
const signaux = z.union([signal, z.array(signal).min(1).max(3)]);

const personne = {
  nom: z.enum(['A', 'B', 'C', 'D']).optional(),
  /** The one who answers the question. */
  moi: oui.optional(),
  couleur: z.enum(couleurs).optional(),
  /** By default a turning vehicle signals; `aucun`: it does not. */
  clignotant: z.enum(['gauche', 'droite', 'quatre', 'aucun']).optional(),
  sirène: oui.optional(),
  feuxBleus: oui.optional(),
  /** km/h, written beside it. */
  vitesse: z.int().min(0).max(250).optional(),
  arrêté: oui.optional(),
  /** On foot: he holds up a white disc with a red edge, as wardens do. */
  disque: oui.optional(),
  /** On a bicycle: a child rides it. */
  enfant: oui.optional(),
  /** A child, who plays. */
  joue: oui.optional(),
};

const branche = z.strictObject({
  /** At the arrivals' right. */
  panneau: signaux.optional(),
  /** For arrivals. */
  feu: feu.optional(),
  voie: z
    .enum(['chaussée', 'pavés', 'chemin de terre', 'sentier', 'propriété', 'trottoir traversant'])
    .default('chaussée'),
  /**
   * `entrant`: one-way towards the junction, C1 against it. `sortant`: away from it, F19 at its
   * beginning.
   */
  sens: z.enum(['double', 'entrant', 'sortant']).default('double'),
  /** Arriving lanes, counted from their left. */
  bandes: z.int().min(1).max(3).default(1),
  /** On arriving lanes, from their left: `gauche`, `droit`, `droite`, `droit droite`… */
  flèches: z.array(z.string().max(40)).max(3).optional(),
  axe: z.enum(['discontinue', 'continue', 'aucun', 'terre-plein']).default('discontinue'),
  passage: z.enum(['piétons', 'cyclistes', 'piétons et cyclistes']).optional(),
  /** On both sides, and across side roads. */
  piste: oui.optional(),
  bandeBus: oui.optional(),
  rails: oui.optional(),
  /** Bicycles may oppose one-way traffic (M2 under C1, M4 under F19). */
  contresens: z.enum(['vélos']).optional(),
  /** A drawn queue at the exit: drivers would stop inside the junction. */
  encombrée: oui.optional(),
});

const auCarrefour = z.strictObject({
  ...personne,
  qui: z.enum([...vehicules, ...pietons]),
  /** The same branch twice is a U-turn. */
  de: direction.optional(),
  vers: direction.optional(),
  /** On foot, or on a cycle crossing: the crossed branch. */
  traverse: direction.optional(),
  /** Seen by arrivals on that branch. */
  côté: z.enum(['gauche', 'droite']).optional(),
  /** `engagé`: on the crossing or inside the junction; `attend`: about to. */
  état: z.enum(['approche', 'attend', 'engagé']).optional(),
  /** From its left. */
  bande: z.int().min(1).max(3).optional(),
  /** 1 is nearest to the junction. */
  rang: z.int().min(1).max(4).optional(),
  sur: z.enum(['chaussée', 'piste', 'trottoir', 'bande bus', 'site propre']).optional(),
  /** In the ring, just before this branch. */
  anneau: direction.optional(),
  flèche: oui.optional(),
});

const agent = z.strictObject({
  /** `tendus`: chest and back stop. `levé`: all stop. `lampe`: a red lamp towards `regarde`. */
  bras: z.enum(brasDAgent),
  regarde: direction,
});

const ciel = {
  temps: z.enum(temps).default('jour'),
  agglomération: oui.default(true),
  éclairage: oui.optional(),
  /** `conducteur`: from the seat of « moi ». */
  vue: z.enum(['dessus', 'conducteur']).default('dessus'),
  /** The dial in km/h, from the seat. */
  compteur: z.int().min(0).max(250).optional(),
};

const carrefour = z.strictObject({
  lieu: z.enum(carrefours),
  ...ciel,
  branches: z.partialRecord(direction, branche),
  usagers: z.array(auCarrefour).max(7).default([]),
  agent: agent.optional(),
  /** B1 and D5 at every branch of a rond-point; `non`: a square without them. */
  signalé: oui.optional(),
});

const surRoute = z.strictObject({
  ...personne,
  qui: z.enum([...vehicules, ...pietons, 'remorque', 'caravane', 'obstacle', 'travaux']),
  /** Surface from the left, from 1; 2.5 is astride 2 and 3. */
  voie: z.number().min(1).max(14),
  /** Its front, in metres from the picture's bottom. */
  a: metres,
  /** By default the lane's direction. */
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

/** They lie on, over or beside a road. */
export const quois = [
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
] as const;
const element = z.strictObject({
  quoi: z.enum(quois),
  /** Near edge, in metres from the bottom. */
  a: metres,
  voie: z.number().min(1).max(14).optional(),
  barrières: z.enum(['ouvertes', 'en mouvement', 'fermées', 'sans']).optional(),
  feux: z.enum(['rouges', 'blanc', 'éteints']).optional(),
  /** An arrow's directions, or the sign for a side street. */
  valeur: z.string().max(40).optional(),
  panneau: signaux.optional(),
  nature: z.enum(['chaussée', 'chemin de terre', 'sentier', 'propriété']).optional(),
});

const poteau = z.strictObject({
  panneau: signaux.optional(),
  feu: feu.optional(),
  a: metres,
  côté: z.enum(['gauche', 'droite', 'au-dessus']).default('droite'),
  /** Above one lane. */
  voie: z.number().min(1).max(14).optional(),
  sens: z.enum(['monte', 'descend']).default('monte'),
});

const cote = z.strictObject({
  de: metres,
  a: metres,
  voie: z.number().min(1).max(14),
  texte: z.string().max(12).optional(),
});

const route = z.strictObject({
  lieu: z.enum(routes),
  ...ciel,
  /** From left to right, with lines in between; `monte` goes up. */
  profil: z
    .array(z.enum([...surfaces, ...lignes]))
    .min(1)
    .max(20),
  /** Undefined: asphalt. */
  revêtement: z.enum(['pavés']).optional(),
  /** Visible road, in metres. */
  longueur: z.number().min(20).max(160).default(40),
  usagers: z.array(surRoute).max(12).default([]),
  éléments: z.array(element).max(8).default([]),
  poteaux: z.array(poteau).max(6).default([]),
  cotes: z.array(cote).max(4).default([]),
  /** Rules in force without a visible sign: `C43 70`, `B9`, `zone 30`… */
  régime: z.array(z.string().max(40)).max(12).default([]),
});

/** A road scene in words: metres and compass directions, north up. All else is derived from it. */
export const scene = z.discriminatedUnion('lieu', [carrefour, route], {
  error: ({ input }) => choixInconnu('lieu', input, [...carrefours, ...routes]),
});
export type Scene = z.output<typeof scene>;
export type SceneEcrite = z.input<typeof scene>;
export type Carrefour = z.output<typeof carrefour>;
export type Route = z.output<typeof route>;
export type Branche = z.output<typeof branche>;
export type UsagerCarrefour = z.output<typeof auCarrefour>;
export type UsagerRoute = z.output<typeof surRoute>;
export type Element = z.output<typeof element>;
export type Poteau = z.output<typeof poteau>;
export type Surface = (typeof surfaces)[number];
export type Ligne = (typeof lignes)[number];
