import type { Decor } from '../../drawing/scene/plan/plan.ts';
import type { Element } from '../../drawing/scene/scene.ts';
import { isDeGenre } from '../../drawing/scene/profil.ts';
import type { Terrain } from '../../drawing/scene/plan/route/terrain.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addBandes, addContact, COULEURS, type Lieu, pose, surRoute, terrainDe } from './lieu.ts';

const METAL = '#3F474D';

/** On which side of its lane it stands: its open front looks at who comes. */
function coteOf(lieu: Lieu, { x, y }: Decor): number {
  const terrain = terrainDe(lieu);
  if (!terrain) return 1;
  const { voies, gauche, droite } = terrain.profil;
  const trams = voies.filter(({ nom }) => isDeGenre(nom, 'tram'));
  const refuge = x > gauche && x < droite;
  const milieux = (refuge ? trams : voies).map(({ x0, x1 }) => (x0 + x1) / 2);
  const [decale] = terrain.pointAt(-y, 0);
  const la = x - decale;
  const pres = milieux.toSorted((a, b) => Math.abs(a - la) - Math.abs(b - la))[0] ?? 0;
  return refuge ? Math.sign(la - pres) || 1 : Math.sign(la - (gauche + droite) / 2) || 1;
}

/** Glass on three sides, a bench, a roof. Its front looks at the lane. */
export function addAbribus(lieu: Lieu, decor: Decor): void {
  const { divers, verre } = lieu.chantier.mailles;
  const cote = coteOf(lieu, decor);
  const [long, large] = [decor.longueur ?? 4.6, decor.largeur ?? 1.7];
  const [demi, fond] = [long / 2 - 0.2, large / 2 - 0.12];
  pose(lieu, { ...decor, cap: decor.cap + (cote > 0 ? 0 : 180) }, () => {
    divers.addBoite([0, 0.0, 0], [large + 0.2, 0.06, long + 0.5], '#9C978D');
    for (const z of [-demi, 0, demi]) divers.addBoite([fond, 1.15, z], [0.07, 2.3, 0.07], METAL);
    for (const z of [-demi, demi])
      divers.addBoite([-fond + 0.35, 1.15, z], [0.06, 2.3, 0.06], METAL);
    divers.addBoite([-0.05, 2.36, 0], [large, 0.1, long], METAL);
    divers.addBoite([-0.05, 2.43, 0], [large - 0.2, 0.06, long - 0.2], '#5B646A');
    verre.addBoite([fond, 1.2, 0], [0.02, 1.7, long - 0.5], '#A9C4CC');
    for (const z of [-demi, demi]) {
      verre.addBoite([fond / 2 - 0.05, 1.2, z], [fond * 1.2, 1.7, 0.02], '#A9C4CC');
      for (const y of [0.34, 2.06])
        divers.addBoite([fond / 2 - 0.05, y, z], [fond * 1.3, 0.05, 0.04], METAL);
    }
    for (const y of [0.34, 2.06]) divers.addBoite([fond, y, 0], [0.04, 0.05, long - 0.4], METAL);
    divers.addBoite([fond - 0.3, 0.46, 0.2], [0.34, 0.05, 2.4], COULEURS.bois);
    for (const z of [-0.7, 1.1]) divers.addBoite([fond - 0.3, 0.22, z], [0.06, 0.44, 0.06], METAL);
    if (lieu.chantier.nuit)
      divers.lit(0.9, () => divers.addBoite([0, 2.3, 0], [0.2, 0.04, 1.6], '#FFF3D8'));
  });
  addContact(lieu, decor, large, long);
}

/** A post with a blue and white plate, and the timetable's case. No brand. */
export function addArret(lieu: Lieu, decor: Decor): void {
  const { divers } = lieu.chantier.mailles;
  const terrain = terrainDe(lieu);
  const la: Decor = terrain ? { ...decor, x: decor.x - 0.85 } : decor;
  pose(lieu, la, () => {
    divers.addTube(
      [
        [0, -0.1, 0],
        [0, 2.75, 0],
      ],
      0.035,
      METAL,
      { cotes: 8 },
    );
    divers.addBoite([0.24, 2.5, 0], [0.5, 0.5, 0.035], '#1D4F9C');
    for (const s of [-1, 1]) addPictogramme(lieu, s);
    divers.addBoite([0.1, 1.35, 0], [0.36, 0.62, 0.05], '#5E666B');
    for (const s of [-1, 1]) divers.addBoite([0.1, 1.35, s * 0.028], [0.3, 0.54, 0.005], '#E9E8E2');
  });
  addContact(lieu, la, 0.3);
}

/** A bus from the side, white on blue. */
function addPictogramme({ chantier }: Lieu, s: number): void {
  const { divers } = chantier.mailles;
  const z = s * 0.021;
  const plat = (x: number, y: number, l: number, h: number, couleur: string) =>
    divers.addBoite([0.24 + x, 2.5 + y, z], [l, h, 0.006], couleur);
  plat(0, 0.02, 0.38, 0.24, '#F2F3F1');
  for (const x of [-0.12, 0, 0.12]) plat(x, 0.06, 0.09, 0.08, '#1D4F9C');
  for (const x of [-0.1, 0.11]) plat(x, -0.11, 0.08, 0.07, '#F2F3F1');
}

/** A platform's edge, and posts where it ends. */
export function addQuai(lieu: Lieu, terrain: Terrain, element: Element): void {
  const { voies } = terrain.profil;
  const voie = element.voie
    ? voies[Math.round(element.voie) - 1]
    : voies.find(({ nom }) => nom === 'tram monte');
  if (!voie) return;
  const cote = voie.nom === 'tram descend' ? -1 : 1;
  const x = cote > 0 ? voie.x1 : voie.x0;
  const { divers } = lieu.chantier.mailles;
  const QUAI = 0.26;
  const [d0, d1] = [0.05, 1.45];
  const milieu = x + (cote * (d0 + d1)) / 2;
  pose({ ...lieu, sol: auNiveau(lieu) }, surRoute(terrain, element.a + 5.5, milieu), () => {
    divers.addBoite([0, QUAI / 2 - 0.05, 0], [d1 - d0, QUAI + 0.1, 11], '#ACA79D');
    const bord = -cote * ((d1 - d0) / 2);
    divers.addBoite([bord + cote * 0.16, QUAI + 0.004, 0], [0.3, 0.012, 10.9], '#D9D6CC');
    for (let z = -5.2; z < 5.3; z += 0.16)
      divers.addBoite([bord + cote * 0.46, QUAI + 0.006, z], [0.22, 0.012, 0.07], '#EDEBE3');
    for (const z of [-5.3, 5.3]) {
      const dos = -bord - cote * 0.1;
      addBandes(
        divers,
        [
          [dos, QUAI, z],
          [dos, QUAI + 1, z],
        ],
        0.06,
        [COULEURS.blanc, COULEURS.rouge],
        4,
      );
    }
    addRambarde(lieu, -bord - cote * 0.08, QUAI);
  });
}

/** Between the platform and the lane behind it. */
function addRambarde({ chantier }: Lieu, x: number, bas: number): void {
  const { divers } = chantier.mailles;
  const fil = (y: number): readonly [Vec, Vec] => [
    [x, bas + y, -4.9],
    [x, bas + y, 4.9],
  ];
  divers.addTube(fil(1), 0.03, '#6A7277', { cotes: 6 });
  divers.addTube(fil(0.55), 0.02, '#6A7277', { cotes: 6 });
  for (let z = -4.9; z < 5; z += 1.4)
    divers.addBoite([x, bas + 0.5, z], [0.05, 1, 0.05], '#6A7277');
}

/** Ground without the plan's kerb, for a model that brings its own. */
const auNiveau = ({ sol }: Lieu): Lieu['sol'] => ({ ...sol, hauteurAt: sol.relief.hauteur });
