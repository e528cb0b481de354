import { z } from 'zod';
import { scene } from '../drawing/scene/scene.ts';
import { choses } from './choses.ts';
import { campagnes, lumieres, quartiers } from './decors.ts';
import { indices } from './indices.ts';
import { couleurs, directions, pietons, temps, vehicules } from '../drawing/scene/vocabulaire.ts';

/** A clip of risk perception in words. Seconds, metres, km/h. */

const seconde = z.number().min(0).max(60);
const kmh = z.number().min(0).max(130);
const oui = z.enum(['oui', 'non']).transform((v) => v === 'oui');

/** A light's states that a clip knows, and how it changes: from which second on it is which. */
export const feuxDeClip = ['vert', 'orange', 'rouge'] as const;
const programme = z.array(z.tuple([seconde, z.enum(feuxDeClip)])).min(1);

/** A piece of the way: a scene that others continue. One comes from its south. */
const morceau = z.strictObject({
  scene,
  /** On a road: the strip that I drive on, from the left. */
  voie: z.int().min(1).max(14).optional(),
  /** At a junction: where I leave it, and my lane from its left. */
  vers: z.enum(directions).optional(),
  bande: z.int().min(1).max(3).optional(),
  /** At a junction: each arm's light. */
  feux: z.partialRecord(z.enum(directions), programme).optional(),
  /** On a road with a level crossing: when it closes and opens. */
  passage: z
    .array(z.tuple([seconde, z.enum(['ouvert', 'fermé'])]))
    .min(1)
    .optional(),
  /** Share of its parking places that are taken. */
  garés: z.number().min(0).max(1).default(0),
  /** In km/h; else the law's for the place. */
  limite: kmh.optional(),
  /** Places that stay free: metres along it. */
  libre: z.array(z.tuple([z.number(), z.number()])).default([]),
});

/** For a while. A vehicle with its door open, or that backs. */
const gestes = [
  'clignotant gauche',
  'clignotant droite',
  'quatre clignotants',
  'portière',
  'recule',
] as const;

/** Ahead of where I am at a second, and right of my lane's middle. */
const devantMoi = z.strictObject({
  t: seconde,
  quand: seconde,
  devant: z.number().min(-200).max(400),
  droite: z.number().min(-40).max(40).default(0),
});
/** On a way through a junction: metres of his middle beyond its stop line. */
const surSonChemin = z.strictObject({
  t: seconde,
  à: z.number().min(-120).max(200),
  droite: z.number().min(-6).max(6).default(0),
});

const acteur = z.strictObject({
  qui: z.enum([...vehicules, ...pietons, ...choses]),
  couleur: z.enum(couleurs).optional(),
  enfant: oui.optional(),
  /** His way through a junction, by its number among the pieces. Else he moves along mine. */
  carrefour: z
    .strictObject({
      morceau: z.int().min(1),
      de: z.enum(directions),
      vers: z.enum(directions),
      bande: z.int().min(1).max(3).optional(),
    })
    .optional(),
  trajet: z.array(z.union([devantMoi, surSonChemin])).min(1),
  /** He faces this way while he stands: degrees right of my heading. */
  regarde: z.number().min(-180).max(180).optional(),
  gestes: z.array(z.strictObject({ de: seconde, à: seconde, fait: z.enum(gestes) })).default([]),
  /** He passes a red light. */
  brûle: oui.optional(),
  /** Parked with nobody in it. */
  garé: oui.optional(),
  /** An ambulance, police or firemen: lit from the beginning on. */
  feuxBleus: oui.optional(),
  /** A two-wheeler without a lamp at night. */
  sansFeux: oui.optional(),
});

const point = z.tuple([seconde, z.number()]);

/** Something outside that obliges the driver to act otherwise than he would have. */
const risque = z.strictObject({
  titre: z.string().max(80),
  /** They are clicked on, in turn: a ball, then a child. */
  cibles: z.array(z.string().max(30)).min(1).max(3),
  /** The kind of cue, and the cue in this street. */
  indice: z.enum(indices),
  dit: z.string().max(200),
  /** From then on it can be told; it opens once it is seen too. */
  dès: seconde,
  /** A driver who acts later is too late. */
  jusque: seconde,
  conduite: z.string().max(240),
  articles: z.array(z.string().max(20)).default([]),
});

/** Somebody who looks like a danger and is none: when to look at him, and why. */
const sosie = z.strictObject({
  qui: z.string().max(30),
  quand: seconde,
  dit: z.string().max(200),
});

export const clip = z.strictObject({
  ref: z.string().regex(/^[a-z0-9-]{3,60}$/),
  titre: z.string().max(80),
  temps: z.enum(temps).default('jour'),
  /** Only with `jour`. A low sun stands before me where I set out. */
  lumière: z.enum(lumieres).optional(),
  /** Left out: as the place's words fall. */
  décor: z
    .strictObject({ ville: z.enum(quartiers).optional(), campagne: z.enum(campagnes).optional() })
    .optional(),
  durée: z.number().min(12).max(45),
  morceaux: z.array(morceau).min(1).max(14),
  /** Where blind readers found it easier or harder than it was estimated. */
  difficulté: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** Metres of the first piece behind me when it begins. */
  départ: z.number().min(0).max(100).default(0),
  allure: z.array(z.tuple([seconde, kmh])).min(2),
  /** Metres right of my lane's middle. */
  écart: z.array(point).default([]),
  acteurs: z.record(z.string().max(30), acteur).default({}),
  risques: z.array(risque).max(3).default([]),
  sosies: z.array(sosie).max(4).default([]),
});
export type Clip = z.output<typeof clip>;
/** All that is drawn: no danger, and no name that tells of one. */
export type ClipJoue = Omit<Clip, 'risques' | 'sosies' | 'ref' | 'difficulté'> & { graine: number };
export type DecorDit = Clip['décor'];
export type Morceau = Clip['morceaux'][number];
/** By arm. */
export type Feux = NonNullable<Morceau['feux']>;
export type FeuDeClip = (typeof feuxDeClip)[number];
export type Acteur = Clip['acteurs'][string];
export type GesteDActeur = (typeof gestes)[number];
export type Risque = Clip['risques'][number];
export type Sosie = Clip['sosies'][number];
