import type { Plugin } from 'vite';
import { cutInutiles, cutNommees, type Noeud, nomsDits } from './coupe.ts';
import { elagueNuanceur } from './elagueNuanceur.ts';

const SOURCE = /\/three\/src\/(.+)\.js$/;
const NUANCEUR = /(\/\* glsl \*\/)`([^`]*)`/g;

/** Modules for headsets, morphs and effects: only what the renderer asks at each picture. */
const ABSENTS: Record<string, string> = {
  'renderers/webxr/WebXRManager': `export function WebXRManager() {
  const nothing = () => {};
  this.enabled = this.isPresenting = false;
  this.addEventListener = this.removeEventListener = this.dispose = nothing;
  this.setAnimationLoop = this.getEnvironmentBlendMode = nothing;
}`,
  'renderers/webgl/WebGLMorphtargets': 'export function WebGLMorphtargets() {}',
  'renderers/webgl/WebGLOutput': 'export function WebGLOutput() {}',
  'renderers/webgl/WebGLUniformsGroups':
    'export function WebGLUniformsGroups() { this.dispose = () => {}; }',
};

/** Shaders of materials that the world has not, and what only they include. */
const NUANCEURS_ABSENTS = [
  /ShaderLib\/(background|backgroundCube|distance|equirect|points|shadow|vsm)\.glsl/,
  /ShaderLib\/(linedashed|meshmatcap|meshnormal|meshphong|meshtoon)\.glsl/,
  /ShaderChunk\/(lights_(phong|toon)|lightprobes|tonemapping_pars|iridescence|transmission)/,
];

const REFUSE = "throw Error('three: left out')";
const refusees = [
  'uploadCubeTexture',
  'renderTransmissionPass',
  'refreshUniformsDash',
  'refreshUniformsDistance',
  'refreshUniformsLine',
  'refreshUniformsMatcap',
  'refreshUniformsPhong',
  'refreshUniformsPhysical',
  'refreshUniformsPoints',
  'refreshUniformsToon',
  'getCube',
  'getToneMappingFunction',
  'VSMPass',
  '_getCubemapMaterial',
];

const COUPES = {
  methodes: new Set([
    'toJSON',
    'fromJSON',
    'fromEquirectangularTexture',
    'raycast',
    'expandByObject',
    'intersectsTriangle',
  ]),
  // Errors stay: they say why a film has failed.
  appels: new Set(['warn', 'warnOnce']),
  fonctions: {
    ...Object.fromEntries(refusees.map((nom) => [nom, REFUSE])),
    // Called at each picture; a background is a colour.
    addToRenderList: '',
  },
};

/** three.js without what the world never runs: 30 kB less to fetch, compressed. */
export const threeLeger = (): Plugin => ({
  name: 'priorite:three-leger',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'three') return this.resolve('three/src/Three.js', importer);
    if (id === 'polygon-clipping')
      return this.resolve('polygon-clipping/dist/polygon-clipping.esm.js', importer);
    return;
  },
  load: {
    filter: { id: SOURCE },
    handler: (id) => ABSENTS[SOURCE.exec(id)![1]!],
  },
  transform: {
    filter: { id: SOURCE },
    handler(code, id) {
      if (NUANCEURS_ABSENTS.some((absent) => absent.test(id)))
        return { code: "export const vertex = '', fragment = ''; export default '';", map: null };
      const court = code.replace(
        NUANCEUR,
        (_, marque: string, texte: string) => `${marque}\`${elagueNuanceur(texte)}\``,
      );
      return { code: cutNommees(court, (c) => this.parse(c), COUPES), map: null };
    },
  },
  renderChunk(code, chunk, _, { chunks }) {
    if (!Object.keys(chunk.modules).some((id) => SOURCE.test(id))) return null;
    const parse = (c: string): Noeud => this.parse(c);
    const autres = Object.values(chunks).filter(({ fileName }) => fileName !== chunk.fileName);
    const ailleurs = autres.flatMap(({ modules }) =>
      Object.values(modules).flatMap((m) => [...nomsDits(m.code ?? '', parse)]),
    );
    return { code: cutInutiles(code, parse, new Set(ailleurs)), map: null };
  },
});
