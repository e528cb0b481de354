import {
  DoubleSide,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Material,
  type MeshStandardMaterialParameters,
  type Scene,
  type Texture,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { SIEN } from '../camera/prises.ts';
import type { Chantier, Etoffe } from '../chantier.ts';
import { feuilleDUsure } from './usure.ts';

type Nuanceur = WebGLProgramParametersWithUniforms;

/** Gives the fragment shader each corner's `lueur` as vLueur. `after`: a line behind a chunk. */
function withLueur(nuanceur: Nuanceur, chunk: string, after: string): void {
  nuanceur.vertexShader = nuanceur.vertexShader
    .replace(
      '#include <common>',
      '#include <common>\nattribute float lueur;\nvarying float vLueur;',
    )
    .replace('#include <project_vertex>', '#include <project_vertex>\nvLueur = lueur;');
  nuanceur.fragmentShader = nuanceur.fragmentShader
    .replace('#include <common>', '#include <common>\nvarying float vLueur;')
    .replace(`#include <${chunk}>`, `#include <${chunk}>\n${after}`);
}

/** Lets each corner emit its `lueur`; `force` multiplies it. `source`: what is emitted. */
const emitLueur = (nuanceur: Nuanceur, force: number, source = 'vColor.rgb'): void =>
  withLueur(
    nuanceur,
    'emissivemap_fragment',
    `totalEmissiveRadiance += ${source} * vLueur * ${force.toFixed(2)};`,
  );

function lumineux(
  cle: string,
  reglage: MeshStandardMaterialParameters,
  force = 1,
): MeshStandardMaterial {
  const materiau = new MeshStandardMaterial({ vertexColors: true, side: DoubleSide, ...reglage });
  materiau.onBeforeCompile = (nuanceur) => emitLueur(nuanceur, force);
  materiau.customProgramCacheKey = () => `lueur ${cle}`;
  return materiau;
}

/** Under a lamp or in the sun, a print keeps its colours: light beyond a share is not added. */
const SANS_EBLOUIR = `
outgoingLight = totalDiffuse + totalEmissiveRadiance;
float encre = max(max(diffuseColor.r, max(diffuseColor.g, diffuseColor.b)), .02);
float eclaire = max(outgoingLight.r, max(outgoingLight.g, outgoingLight.b)) / encre;
if (eclaire > .6) outgoingLight *= (.6 + .5 * (1. - exp((.6 - eclaire) / .5))) / eclaire;`;

/** Thin strokes of a small plate stand out from what lies around them. */
const NET = `
#ifdef USE_MAP
vec4 trait = texture2D(map, vMapUv, -1.);
vec4 autour = texture2D(map, vMapUv, 1.5);
vec3 ecart = trait.rgb - autour.rgb / max(autour.a, .2);
diffuseColor *= vec4(clamp(trait.rgb + ecart * .8, 0., 1.), trait.a);
#endif`;

/** Plates: white corners show their print, all others their own colour, as backs do. */
function peinte(map: Texture | null): MeshStandardMaterial {
  const materiau = lumineux('plaque', {
    map,
    alphaTest: 0.5,
    roughness: 0.55,
    envMapIntensity: 0.2,
  });
  materiau.onBeforeCompile = (nuanceur) => {
    emitLueur(nuanceur, 1, 'diffuseColor.rgb');
    nuanceur.fragmentShader = nuanceur.fragmentShader.replace(
      '#include <color_fragment>',
      '#ifdef USE_COLOR\nif (vColor.r < .5) diffuseColor.rgb = vColor.rgb;\n#endif',
    );
    nuanceur.fragmentShader = nuanceur.fragmentShader.replace('#include <map_fragment>', NET);
    nuanceur.fragmentShader = nuanceur.fragmentShader.replace(
      '#include <opaque_fragment>',
      `${SANS_EBLOUIR}\n#include <opaque_fragment>`,
    );
  };
  return materiau;
}

/** Leaves are lit as the balls that they make up, on both sides alike. */
function feuillage(map: Texture | null): MeshLambertMaterial {
  const materiau = new MeshLambertMaterial({
    map,
    vertexColors: true,
    alphaTest: 0.45,
    side: DoubleSide,
  });
  materiau.onBeforeCompile = (nuanceur) => {
    nuanceur.fragmentShader = nuanceur.fragmentShader
      .replace(
        '#include <normal_fragment_begin>',
        'vec3 normal = normalize(vNormal); vec3 nonPerturbedNormal = normal;',
      )
      .replace('float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;', '');
  };
  return materiau;
}

/** Sheets of a scene; `lueurFacade` says which windows are lit by night. */
export interface Feuilles {
  facade?: Texture;
  lueurFacade?: Texture;
  mur?: Texture;
  toit?: Texture;
  feuille?: Texture;
  plaque?: Texture;
}

const MATERIAUX: Record<Etoffe, (feuilles: Feuilles) => Material> = {
  divers: () => lumineux('divers', { roughness: 0.62, envMapIntensity: 0.35 }, 2.2),
  verre: () =>
    lumineux(
      'verre',
      {
        roughness: 0.08,
        envMapIntensity: 1,
        transparent: true,
        opacity: 0.34,
        depthWrite: false,
      },
      1,
    ),
  facade: ({ facade = null, lueurFacade = null }) =>
    new MeshStandardMaterial({
      map: facade,
      vertexColors: true,
      roughness: 0.9,
      envMapIntensity: 0,
      side: DoubleSide,
      emissive: lueurFacade ? '#FFFFFF' : '#000000',
      emissiveMap: lueurFacade,
      emissiveIntensity: 0.55,
    }),
  mur: ({ mur = null }) =>
    new MeshStandardMaterial({
      map: mur,
      vertexColors: true,
      roughness: 0.92,
      envMapIntensity: 0,
      side: DoubleSide,
    }),
  toit: ({ toit = null }) =>
    new MeshStandardMaterial({
      map: toit,
      vertexColors: true,
      roughness: 0.85,
      envMapIntensity: 0,
      side: DoubleSide,
    }),
  feuille: ({ feuille = null }) => feuillage(feuille),
  plaque: ({ plaque = null }) => peinte(plaque),
  usure: () => salissure(),
  // Under a roof: no sun of its own.
  habitacle: () =>
    lumineux('divers', { roughness: 0.62, envMapIntensity: 0.3, color: '#7E7C7A' }, 1),
};

/** Thin dirt on the ground: a corner's `lueur` says how thick. */
function salissure(): MeshLambertMaterial {
  const materiau = new MeshLambertMaterial({
    map: feuilleDUsure(),
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -4,
  });
  materiau.onBeforeCompile = (nuanceur) =>
    withLueur(nuanceur, 'map_fragment', 'diffuseColor.a *= vLueur;');
  materiau.customProgramCacheKey = () => 'usure';
  return materiau;
}

/** One mesh a material, in the scene's order of drawing. */
export function addMailles(
  scene: Scene,
  { mailles }: { mailles: Partial<Chantier['mailles']> },
  feuilles: Feuilles,
): void {
  for (const [nom, maille] of Object.entries(mailles) as [Etoffe, Chantier['mailles'][Etoffe]][]) {
    if (maille.triangles === 0) continue;
    const objet = new Mesh(maille.toGeometry(), MATERIAUX[nom](feuilles));
    objet.name = nom;
    objet.castShadow = !['verre', 'usure', 'habitacle'].includes(nom);
    objet.receiveShadow = !['feuille', 'verre', 'habitacle'].includes(nom);
    if (nom === 'habitacle') objet.layers.set(SIEN);
    scene.add(objet);
  }
}
