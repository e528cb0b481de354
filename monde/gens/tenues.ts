import type { Apparence } from './apparence.ts';
import type { Age } from './corps/mesures.ts';
import type { Qui } from './etat.ts';

export const AGES: Partial<Record<Qui, Age>> = { enfant: 'enfant', aîné: 'aîné' };

export const FLUO = '#D4E01A';
export const TENUES: Partial<Record<Qui, Partial<Apparence>>> = {
  agent: {
    coiffe: 'kepi',
    haut: 'veste',
    couleurHaut: '#1B2745',
    bas: 'pantalon',
    couleurBas: '#182036',
    chaussures: '#101216',
    gants: '#F2F2EE',
    gilet: FLUO,
    police: true,
    bagage: 'aucun',
  },
  surveillant: { gilet: FLUO, haut: 'veste', bagage: 'aucun', coiffe: 'aucune' },
  ouvrier: {
    coiffe: 'chantier',
    couleurCoiffe: '#F2F0EA',
    haut: 'veste',
    couleurHaut: '#E8641B',
    bas: 'pantalon',
    couleurBas: '#2A3140',
    chaussures: '#5A3B22',
    gants: '#3A3D40',
    gilet: '#F0641A',
    bagage: 'aucun',
  },
  aveugle: { lunettes: 'noires', bas: 'pantalon' },
  vélo: { coiffe: 'vélo', bas: 'pantalon', haut: 'blouson' },
  'vélo cargo': { coiffe: 'vélo', bas: 'pantalon', haut: 'veste', bagage: 'aucun' },
  'cycliste à pied': { coiffe: 'vélo', bas: 'pantalon', haut: 'blouson' },
  'speed pedelec': {
    coiffe: 'pedelec',
    couleurCoiffe: '#E9EAEA',
    bas: 'pantalon',
    haut: 'blouson',
    gants: '#22252A',
  },
  trottinette: { coiffe: 'aucune', bas: 'pantalon', haut: 'blouson' },
  moto: {
    coiffe: 'intégral',
    haut: 'blouson',
    bas: 'pantalon',
    couleurBas: '#1E2024',
    chaussures: '#121315',
    gants: '#17181A',
    bagage: 'aucun',
  },
  cyclomoteur: {
    coiffe: 'jet',
    bas: 'pantalon',
    haut: 'blouson',
    gants: '#22252A',
    bagage: 'aucun',
  },
};
