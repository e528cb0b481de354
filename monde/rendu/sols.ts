import { DoubleSide, Mesh, MeshStandardMaterial, type Scene, type Texture } from 'three';
import type { Matiere } from '../../drawing/scene/plan/plan.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf } from '../../drawing/alea.ts';
import type { Maille } from '../maille/maille.ts';
import { GRAINS, type Grain, isPeinte } from '../sol/matieres.ts';
import { bruit, partage, pixels, textureOf, toile } from '../textures/toile.ts';
import type { Ambiance } from './ambiances.ts';

const TAILLE = 512;

/** Slabs, or setts whose rows are shifted. */
function carreaux(
  nombre: number,
  joint: number,
  ombre: number,
  contraste: number,
  decale: boolean,
) {
  const [fin, large] = [bruit(TAILLE, 8, 5, 11), bruit(TAILLE, 4, 3, 5)];
  const teintes = Float32Array.from({ length: 512 }, aleaOf(7));
  return pixels(TAILLE, (x, y, i) => {
    const fy = (y / TAILLE) * nombre;
    const rang = Math.floor(fy);
    const fx = ((x / TAILLE) * nombre + (decale ? (rang % 2) * 0.5 : 0)) % nombre;
    const [ux, uy, colonne] = [fx % 1, fy % 1, Math.floor(fx)];
    const bord = Math.min(ux, 1 - ux, uy, 1 - uy) < joint ? ombre : 1;
    const teinte = 0.9 + teintes[(rang * 31 + colonne * 7) % 512]! * contraste;
    const force = bord * teinte * (0.84 + fin[i]! * 0.24) * (0.92 + large[i]! * 0.12);
    const q = 237 * Math.min(1, force);
    return [q, q * 0.99, q * 0.97];
  });
}

const GRAINS_PEINTS: Record<Grain, () => HTMLCanvasElement> = {
  asphalte: () => {
    const [fin, large] = [bruit(TAILLE, 128, 3, 3), bruit(TAILLE, 4, 5, 9)];
    const grains = Float32Array.from({ length: TAILLE * TAILLE }, aleaOf(5));
    return pixels(TAILLE, (_x, _y, i) => {
      const point = grains[i]! > 0.965 ? 46 : grains[i]! < 0.05 ? -34 : 0;
      const q = 196 + (fin[i]! - 0.5) * 62 + (large[i]! - 0.5) * 40 + point;
      return [q, q, q];
    });
  },
  herbe: () =>
    toile(TAILLE, TAILLE, (pinceau) => {
      const alea = aleaOf(21);
      const fond = bruit(TAILLE, 8, 4, 21);
      pinceau.fillStyle = '#8C9070';
      pinceau.fillRect(0, 0, TAILLE, TAILLE);
      for (let k = 0; k < 15_000; k += 1) {
        const [x, y] = [alea() * TAILLE, alea() * TAILLE];
        const [angle, long] = [alea() * Math.PI, 3 + alea() * 6];
        const sec = alea() < 0.16 ? 1.18 : 1;
        const q = 110 + fond[Math.floor(y) * TAILLE + Math.floor(x)]! * 95 + alea() * 55;
        pinceau.strokeStyle = `rgb(${q * 0.97 * sec},${q},${q * 0.8})`;
        pinceau.beginPath();
        pinceau.moveTo(x, y);
        pinceau.lineTo(x + Math.cos(angle) * long, y - Math.sin(angle) * long);
        pinceau.stroke();
      }
    }),
  terre: () => {
    const fond = bruit(TAILLE, 16, 4, 21);
    const grains = Float32Array.from({ length: TAILLE * TAILLE }, aleaOf(5));
    return pixels(TAILLE, (_x, _y, i) => {
      const q = 0.74 + fond[i]! * 0.3 + (grains[i]! - 0.5) * 0.26;
      return [236 * q, 230 * q, 220 * q];
    });
  },
  dalles: () => carreaux(10, 0.03, 0.8, 0.1, false),
  pavés: () => carreaux(14, 0.085, 0.62, 0.2, true),
};

const grainOf = (grain: Grain): Texture =>
  partage(`sol ${grain}`, () => textureOf(GRAINS_PEINTS[grain]()));

/** Slow, large stains: no field or street is of one tone. */
const taches = (): Texture =>
  partage('sol taches', () => {
    const large = bruit(TAILLE, 4, 5, 9);
    return textureOf(
      pixels(256, (x, y) => {
        const q =
          255 * (0.75 + 0.5 * (large[((y * 2) % TAILLE) * TAILLE + ((x * 2) % TAILLE)]! - 0.25));
        return [q, q, q];
      }),
    );
  });

function materiauOf(matiere: Matiere, { mouille, enneige }: Ambiance): MeshStandardMaterial {
  const vegetal = matiere === 'herbe' || matiere === 'terre';
  const verte = vegetal && !enneige;
  // Marks stay white in the wet.
  const brillant = mouille && !vegetal && !isPeinte(matiere);
  const rugueux = matiere === 'rail' ? 0.35 : brillant ? 0.22 : vegetal ? 0.97 : 0.93;
  const materiau = new MeshStandardMaterial({
    map: grainOf(enneige && vegetal ? 'terre' : GRAINS[matiere]),
    vertexColors: true,
    roughness: rugueux,
    envMapIntensity: matiere === 'rail' ? 0.9 : brillant ? 0.5 : 0,
    side: DoubleSide,
    ...(isPeinte(matiere) && {
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -8,
    }),
  });
  materiau.onBeforeCompile = (nuanceur) => {
    nuanceur.uniforms.uTaches = { value: taches() };
    nuanceur.fragmentShader = nuanceur.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform sampler2D uTaches;')
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
vec2 grandUv = vMapUv * .071;
float tache = texture2D(uTaches, grandUv).r * texture2D(uTaches, grandUv.yx * 3.7 + .3).r;
diffuseColor.rgb *= .8 + tache * .34;
${verte ? 'diffuseColor.rgb *= mix(vec3(1.22, 1.04, .8), vec3(.84, .98, .92), smoothstep(.25, .75, tache));' : ''}`,
      );
    if (isPeinte(matiere) && matiere !== 'rail')
      nuanceur.fragmentShader = nuanceur.fragmentShader.replace(
        '#include <color_fragment>',
        `#include <color_fragment>
float use = smoothstep(.60, .44, texture2D(map, vMapUv * 1.7 + .2).g * (.55 + .6 * tache));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.17), use * .3);`,
      );
    // Clouds hide the sun: its glare on a puddle would hide what is marked there.
    if (brillant)
      nuanceur.fragmentShader = nuanceur.fragmentShader
        .replace(
          '#include <roughnessmap_fragment>',
          `#include <roughnessmap_fragment>
float flaque = smoothstep(.5, .43, tache);
roughnessFactor = mix(mix(.06, .36, smoothstep(.35, .75, tache)), .02, flaque);
diffuseColor.rgb *= .62 - flaque * .4;`,
        )
        .replace(
          '#include <lights_fragment_end>',
          `#include <lights_fragment_end>
reflectedLight.directSpecular = min(reflectedLight.directSpecular, vec3(.1));`,
        );
  };
  materiau.customProgramCacheKey = () =>
    `sol ${brillant} ${verte} ${isPeinte(matiere) && matiere !== 'rail'}`;
  return materiau;
}

export function addSols(scene: Scene, { sols }: Chantier, ambiance: Ambiance): void {
  for (const [matiere, maille] of Object.entries(sols) as [Matiere, Maille][]) {
    const objet = new Mesh(maille.toGeometry(), materiauOf(matiere, ambiance));
    objet.name = matiere;
    objet.receiveShadow = true;
    objet.castShadow = !isPeinte(matiere) && matiere !== 'asphalte' && matiere !== 'herbe';
    scene.add(objet);
  }
}
