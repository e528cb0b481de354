import { regroupe } from '../regroupe.ts';
import {
  type BufferGeometry,
  type CanvasTexture,
  Color,
  DoubleSide,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshStandardMaterial,
  type Scene,
} from 'three';
import { SIEN } from '../camera/prises.ts';
import type { Chantier, Corps, FeuxAllumes } from '../chantier.ts';
import { teinteOf } from '../maille/teinte.ts';
import { partage, textureOf, toile } from '../textures/toile.ts';
import { coqueOf, type Forme, plancheOf } from '../vehicules/coque.ts';
import { Crayon } from '../vehicules/crayon.ts';
import { formeOf } from '../vehicules/formes/index.ts';
import { coteMort, repereDe } from '../vehicules/repere.ts';

interface Carrosserie {
  geometrie: BufferGeometry;
  opaque: MeshStandardMaterial;
  vitres: MeshStandardMaterial;
}

interface Peinture {
  couleur: CanvasTexture;
  fini: CanvasTexture;
  feu: CanvasTexture;
}

function paintForme(forme: Forme): Peinture {
  const { large, haut, at, cadres } = plancheOf(forme);
  const feuille = (fond: string) =>
    toile(large, haut, (pinceau) => {
      pinceau.fillStyle = fond;
      pinceau.fillRect(0, 0, large, haut);
    });
  const [couleur, fini, feu] = [feuille('#FFFFFF'), feuille('#FF0000'), feuille('#000000')];
  const pinceauOf = (canvas: HTMLCanvasElement) =>
    canvas.getContext('2d', { willReadFrequently: true })!;
  const feuilles = {
    couleur: pinceauOf(couleur),
    fini: pinceauOf(fini),
    feu: pinceauOf(feu),
  };
  const paint = (vue: keyof typeof cadres, draw: (crayon: Crayon) => void) => {
    const pinceaux = Object.values(feuilles);
    for (const pinceau of pinceaux) {
      pinceau.save();
      pinceau.beginPath();
      pinceau.rect(...(cadres[vue] as [number, number, number, number]));
      pinceau.clip();
    }
    draw(new Crayon(feuilles, { ...at[vue], ppm: forme.ppm }));
    for (const pinceau of pinceaux) pinceau.restore();
  };
  for (const cote of ['gauche', 'droite'] as const)
    paint(cote, (crayon) => {
      forme.cote(crayon, cote === 'droite');
      for (const { z, rayon } of forme.roues) crayon.arche([z, rayon], rayon * 1.16);
    });
  paint('toit', forme.toit);
  paint('avant', forme.avant);
  paint('arriere', forme.arriere);
  return {
    couleur: textureOf(couleur, { repete: false }),
    fini: textureOf(fini, { repete: false, couleur: false }),
    feu: textureOf(feu, { repete: false, couleur: false }),
  };
}

const SOMMETS = `attribute vec4 feuxA; attribute vec4 feuxB; attribute float mort;
varying vec4 vFeuxA; varying vec4 vFeuxB; varying float vCote; varying float vMort;`;
const FRAGMENTS = `uniform sampler2D fini; uniform sampler2D feu;
varying vec4 vFeuxA; varying vec4 vFeuxB; varying float vCote; varying float vMort;
vec3 allume(vec2 uv){
  vec3 c = step(.5, texture2D(feu, uv).rgb);
  float r = c.r, v = c.g, b = c.b;
  float cligno = vCote < 0. ? vFeuxA.z : vFeuxA.w;
  float vif = vMort * vCote > 0. ? 0. : 1.;
  vec3 rouge = vec3(1., .004, .002), blanc = vec3(1., .95, .84), ambre = vec3(1., .3, .0);
  return r * (1. - v) * (1. - b) * rouge * vFeuxA.x * vif
    + (1. - r) * v * (1. - b) * blanc * vFeuxA.y * vif
    + (1. - r) * (1. - v) * b * ambre * cligno
    + r * v * (1. - b) * vec3(1.) * vFeuxB.x
    + r * (1. - v) * b * rouge * vFeuxB.y
    + (1. - r) * v * b * vec3(.95, .97, 1.) * max(vFeuxB.z, vFeuxA.y * .6) * vif
    + r * v * b * rouge * vFeuxB.w;
}`;

/** A lamp's image in paint is small: spread over a panel, it would turn a black car white. */
const ECLAT_DE_LAMPE = 0.04;

/** Paint takes the instance's colour; what is inside is dark; lenses light up by state. */
function opaqueOf({ couleur, fini, feu }: Peinture): MeshStandardMaterial {
  const materiau = new MeshStandardMaterial({ map: couleur, alphaTest: 0.5, side: DoubleSide });
  materiau.onBeforeCompile = (nuanceur) => {
    nuanceur.uniforms.fini = { value: fini };
    nuanceur.uniforms.feu = { value: feu };
    nuanceur.vertexShader = nuanceur.vertexShader
      .replace('#include <common>', `#include <common>\n${SOMMETS}`)
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvFeuxA = feuxA; vFeuxB = feuxB; vCote = position.x; vMort = mort;',
      );
    nuanceur.fragmentShader = nuanceur.fragmentShader
      .replace('#include <common>', `#include <common>\n${FRAGMENTS}`)
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
vec3 quoi = texture2D(fini, vMapUv).rgb;
if (!gl_FrontFacing) { diffuseColor.rgb = vec3(.05, .052, .056); quoi = vec3(0.); }`,
      )
      .replace(
        '#include <color_fragment>',
        '#ifdef USE_COLOR\ndiffuseColor.rgb *= mix(vec3(1.), vColor.rgb, quoi.r);\n#endif',
      )
      .replace(
        '#include <roughnessmap_fragment>',
        'float roughnessFactor = mix(mix(.78, .26, quoi.r), .06, quoi.g);',
      )
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = quoi.r * .12;')
      .replace(
        '#include <lights_fragment_end>',
        `#include <lights_fragment_end>
#if NUM_SPOT_LIGHTS > 0
reflectedLight.directSpecular = min(reflectedLight.directSpecular, vec3(${ECLAT_DE_LAMPE}));
#endif`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        'if (gl_FrontFacing) totalEmissiveRadiance += allume(vMapUv);',
      );
  };
  materiau.customProgramCacheKey = () => 'carrosserie';
  return materiau;
}

/** The same skin, where it is glass: the steeper one looks through, the clearer. */
function vitresOf({ fini }: Peinture): MeshStandardMaterial {
  const materiau = new MeshStandardMaterial({
    map: fini,
    color: '#FFFFFF',
    roughness: 0.04,
    envMapIntensity: 1.5,
    transparent: true,
    depthWrite: false,
  });
  materiau.onBeforeCompile = (nuanceur) => {
    nuanceur.fragmentShader = nuanceur.fragmentShader
      .replace(
        '#include <map_fragment>',
        'if (texture2D(map, vMapUv).b < .5) discard;\ndiffuseColor.rgb = vec3(.012, .02, .024);',
      )
      .replace('#include <color_fragment>', '')
      .replace(
        '#include <opaque_fragment>',
        `float rasant = 1. - abs(dot(normalize(vViewPosition), normal));
diffuseColor.a = mix(.2, .9, pow(rasant, 3.));
#include <opaque_fragment>`,
      );
  };
  materiau.customProgramCacheKey = () => 'vitres';
  return materiau;
}

const carrosserieOf = (nom: string): Carrosserie =>
  partage(`carrosserie ${nom}`, () => {
    const forme = formeOf(nom);
    const peinture = paintForme(forme);
    return {
      geometrie: coqueOf(forme),
      opaque: opaqueOf(peinture),
      vitres: vitresOf(peinture),
    };
  });

/** How bright a lens is, by what is lit; a tail lamp glows, a brake lamp shines. */
const forcesOf = (feux: FeuxAllumes): { a: number[]; b: number[] } => {
  const rouge = feux.stop ? 7 : feux.position ? 1.6 : 0;
  const troisieme = feux.stop ? 7 : 0;
  return {
    a: [rouge, feux.phares ? 5 : 0, feux.gauche ? 5.5 : 0, feux.droite ? 5.5 : 0],
    b: [feux.recul ? 3.5 : 0, troisieme, feux.jour ? 2.6 : 0, feux.brouillard ? 5 : 0],
  };
};

function addForme(scene: Scene, nom: string, corps: readonly Corps[], plan: number): void {
  const { geometrie, opaque, vitres } = carrosserieOf(nom);
  const propre = geometrie.clone();
  const forces = corps.map(({ feux }) => forcesOf(feux));
  const set = (attribut: string, valeurs: number[], taille: number) =>
    propre.setAttribute(attribut, new InstancedBufferAttribute(Float32Array.from(valeurs), taille));
  set(
    'feuxA',
    forces.flatMap(({ a }) => a),
    4,
  );
  set(
    'feuxB',
    forces.flatMap(({ b }) => b),
    4,
  );
  set(
    'mort',
    corps.map(({ feux }) => coteMort(feux)),
    1,
  );
  for (const materiau of [opaque, vitres]) {
    const objet = new InstancedMesh(propre, materiau, corps.length);
    for (const [i, { ou, cap, tangage = 0, couleur }] of corps.entries()) {
      objet.setMatrixAt(i, repereDe(ou, cap, tangage));
      objet.setColorAt(i, new Color(...(teinteOf(couleur) as [number, number, number])));
    }
    objet.name = nom;
    objet.castShadow = objet.receiveShadow = materiau === opaque;
    objet.renderOrder = materiau === vitres ? 4 : 0;
    objet.frustumCulled = false;
    objet.layers.set(plan);
    scene.add(objet);
  }
}

/** All bodies of a scene: two draws a form. */
export function addCarrosseries(scene: Scene, { corps }: Chantier): void {
  for (const sien of [false, true]) {
    const parForme = regroupe(
      corps.filter((c) => (c.sien ?? false) === sien),
      ({ forme }) => forme,
    );
    for (const [nom, liste] of parForme) addForme(scene, nom, liste, sien ? SIEN : 0);
  }
}
