import { cercle, chemin, rect, trait } from '../../svg.ts';
import { ETEINT } from './carrosse.ts';
import { ombre, PNEU, SOMBRE, tete, type Cote } from './silhouette.ts';
import type { Bras } from '../plan/vuOf.ts';

export const bras = (sans: Bras, un: (k: -1 | 1) => string): string =>
  ([-1, 1] as const)
    .filter((k) => k !== sans)
    .map(un)
    .join('');

export const profilVelo = (cadre: string, habit: string, casque: string, sans?: Bras, extra = '') =>
  ombre(80) +
  cercle(-52, -33, 32, 'none', { stroke: PNEU, 'stroke-width': 6 }) +
  cercle(52, -33, 32, 'none', { stroke: PNEU, 'stroke-width': 6 }) +
  trait('M-52-33L-34-88H26L0-34ZM26-88L52-33H0M26-88L20-100M-34-88L-38-104H-52', cadre, 6) +
  extra +
  trait('M20-100L-8-66L2-30', SOMBRE, 15) +
  trait('M18-104L-10-142', habit, 26) +
  (sans === 1 ? '' : trait('M-10-140L-28-112L-48-106', habit, 11)) +
  tete(-18, -166, 13, 'profil') +
  chemin('M-32-168a15 15 0 0 1 29 0Z', casque);

export const axeVelo = (
  cote: Cote,
  habit: string,
  casque: string,
  sans?: Bras,
  pneu = 7,
  bas = '',
) =>
  ombre(30) +
  rect(-pneu / 2, -66, pneu, 66, PNEU, { rx: 3 }) +
  trait('M-26-104H26M0-60V-104', '#59636A', 6) +
  bas +
  trait('M-9-92L-13-34M9-92L13-50', SOMBRE, 15) +
  rect(-22, -152, 44, 60, habit, { rx: 16 }) +
  bras(sans, (k) => trait(`M${k * 19}-140L${k * 27}-108`, habit, 11)) +
  tete(0, -166, 13, cote) +
  chemin('M-15-167a15 15 0 0 1 30 0Z', casque) +
  (cote === 'dos' ? cercle(0, -72, 5, ETEINT) : cercle(0, -92, 6, '#FFF3B8'));

export const profilMoto = (couleur: string, habit: string, casque: string) =>
  ombre(100) +
  cercle(-66, -32, 31, PNEU) +
  cercle(66, -32, 31, PNEU) +
  cercle(-66, -32, 13, '#B9C2C8') +
  cercle(66, -32, 13, '#B9C2C8') +
  trait('M-66-32L-44-96H-58', '#59636A', 8) +
  chemin('M-46-92Q-10-104 8-80L86-84L70-56L-10-28L-42-50Z', couleur) +
  cercle(-58, -84, 9, '#FFF3B8') +
  rect(78, -84, 12, 8, ETEINT) +
  trait('M22-90L-14-66L6-30', SOMBRE, 17) +
  trait('M22-94L-4-134', habit, 30) +
  trait('M-4-132L-26-102L-48-98', habit, 13) +
  cercle(-12, -160, 18, casque) +
  chemin('M-30-162h16v10h-15Z', '#263744');

export const axeMoto = (cote: Cote, couleur: string, habit: string, casque: string, bas = '') =>
  ombre(36) +
  rect(-8, -62, 16, 62, PNEU, { rx: 6 }) +
  chemin('M-18-96H18L14-46H-14Z', couleur) +
  trait('M-38-100L0-92L38-100', '#59636A', 7) +
  bas +
  trait('M-14-86L-24-34M14-86L24-34', SOMBRE, 17) +
  rect(-26, -148, 52, 60, habit, { rx: 16 }) +
  trait('M-23-136L-34-104M23-136L34-104', habit, 13) +
  cercle(0, -164, 19, casque) +
  (cote === 'face'
    ? rect(-13, -168, 26, 11, '#263744', { rx: 5 }) + cercle(0, -84, 11, '#FFF3B8')
    : rect(-9, -84, 18, 9, ETEINT));
