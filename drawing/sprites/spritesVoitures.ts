import { arriere, chemin, clair, deux, gyrophare, phares, rect, sombre, vitre } from './outils.ts';

const coque = (couleur: string): string =>
  deux((k) => chemin(`M${k * 21} -17l${k * 6} 2v5l${k * -6} 0z`, couleur)) +
  chemin(
    'M-15-47Q0-51 15-47Q21-45 22-36L23 0 22 38Q21 48 13 49.5Q0 51-13 49.5-21 48-22 38L-23 0-22-36Q-21-45-15-47z',
    couleur,
    { stroke: '#10182066', 'stroke-width': 1.5 },
  );

const habitacle = vitre(
  'M-17-19Q0-28 17-19L13.5-5Q0-9-13.5-5zM-14 29Q0 32 14 29L16 38Q0 42-16 38zM-19.5-14L-15.5-2V24L-19.5 32zM19.5-14L15.5-2V24L19.5 32z',
);

export const voiture = (couleur: string): string =>
  coque(couleur) +
  clair('M-14-44Q0-48 14-44L16-25Q0-32-16-25z', 0.16) +
  habitacle +
  clair('M-13-3.5Q0-7 13-3.5V26Q0 29-13 26z', 0.22) +
  phares(14, -45) +
  arriere(14, 45);

export const police = (couleur: string): string =>
  voiture(couleur) +
  chemin('M-22 2h7v10h-7zM22 2h-7v10h7z', '#0B4EA2') +
  chemin('M-22 12h7v8h-7zM22 12h-7v8h7zM-10-40h20l2 7h-24z', '#F58220') +
  gyrophare(8);

export const camionnette = (couleur: string): string =>
  deux((k) => chemin(`M${k * 23}-36l${k * 6} 2v6h${k * -6}z`, couleur)) +
  chemin(
    'M-18-56Q0-60 18-56Q24-53 25-44V50Q25 57 18 58H-18Q-25 57-25 50V-44Q-24-53-18-56z',
    couleur,
    {
      stroke: '#10182066',
      'stroke-width': 1.5,
    },
  ) +
  vitre('M-20-38Q0-47 20-38L17-24Q0-28-17-24zM-22.5-33L-19-22V-8H-22.5zM22.5-33L19-22V-8H22.5z') +
  clair('M-18-20Q0-24 18-20V52H-18z', 0.25) +
  sombre('M-14-6h28v2h-28zM-14 12h28v2h-28zM-14 30h28v2h-28z', 0.1) +
  phares(17, -54) +
  arriere(17, 54);

export const ambulance = (couleur: string): string =>
  camionnette(couleur) +
  chemin(
    'M-25-4h7v8h-7zM-25 12h7v8h-7zM-25 28h7v8h-7zM25-4h-7v8h7zM25 12h-7v8h7zM25 28h-7v8h7z',
    '#D3232F',
  ) +
  chemin('M-4 6h8v9h9v8h-9v9h-8v-9h-9v-8h9z', '#0B4EA2') +
  gyrophare(-14, 34);

export const caravane = (couleur: string): string =>
  chemin('M-2-54h4l8 12h-20z', '#C9CFD3') +
  rect(-25, -44, 50, 96, couleur, { rx: 8, stroke: '#10182066', 'stroke-width': 1.5 }) +
  vitre('M-17-40h34l-3 6h-28z') +
  sombre('M-12-14h24v16h-24zM-8 18h16v12h-16z', 0.14) +
  chemin('M-25-20h3v60h-3zM25-20h-3v60h3z', '#F58220') +
  arriere(18, 47);

export const remorque = (couleur: string): string =>
  chemin('M-2-40h4l6 14h-16z', '#C9CFD3') +
  rect(-26, -6, 6, 16, '#22282E') +
  rect(20, -6, 6, 16, '#22282E') +
  rect(-21, -28, 42, 66, couleur, { rx: 3, stroke: '#10182066', 'stroke-width': 1.5 }) +
  sombre('M-17-24h34v58h-34z', 0.22) +
  chemin('M-13-14h18v18h-18zM-4 10h16v16h-16z', '#B98A56') +
  arriere(14, 34);
