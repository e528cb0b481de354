import {
  HalfFloatType,
  LinearSRGBColorSpace,
  Mesh,
  NoBlending,
  NoToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  type PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { DEVELOPPE, PLEIN_ECRAN } from '../rendu/studio.ts';

/** A page's one renderer: browsers allow few, and what it compiled serves the next film. */
export interface Appareil {
  canvas: HTMLCanvasElement;
  renderer: WebGLRenderer;
  reflets: PMREMGenerator;
  /** Draws in linear light, then as the stills are developed. */
  shoot: (scene: Scene, camera: PerspectiveCamera, exposition: number) => void;
  /** `lisse`: with smooth edges, which cost a card that is slow most of its time. */
  resize: (largeur: number, hauteur: number, lisse: boolean) => void;
}

/** Samples a pixel. */
const LISSE = 4;

let unique: Appareil | undefined;

/** Throws without WebGL 2. */
export function appareilOf(): Appareil {
  if (unique && !unique.renderer.getContext().isContextLost()) return unique;
  unique = openAppareil();
  return unique;
}

function openAppareil(): Appareil {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, antialias: false, powerPreference: 'low-power' });
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.toneMapping = NoToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.info.autoReset = false;
  renderer.setPixelRatio(1);
  const cible = new WebGLRenderTarget(16, 16, { type: HalfFloatType, samples: LISSE });
  const sortie = new ShaderMaterial({
    uniforms: { t: { value: cible.texture }, e: { value: 1 } },
    vertexShader: PLEIN_ECRAN,
    fragmentShader: DEVELOPPE,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
  const ecran = new Mesh(new PlaneGeometry(2, 2), sortie);
  ecran.frustumCulled = false;
  const plate = new Scene().add(ecran);
  const cameraPlate = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  return {
    canvas,
    renderer,
    reflets: new PMREMGenerator(renderer),
    resize: (largeur, hauteur, lisse) => {
      const samples = lisse ? LISSE : 0;
      const pareil = canvas.width === largeur && canvas.height === hauteur;
      if (pareil && cible.samples === samples) return;
      renderer.setSize(largeur, hauteur, false);
      // Its buffers are built anew.
      cible.dispose();
      cible.samples = samples;
      cible.setSize(largeur, hauteur);
    },
    shoot: (scene, camera, exposition) => {
      renderer.info.reset();
      sortie.uniforms.e!.value = exposition;
      renderer.setRenderTarget(cible);
      renderer.setClearColor('#000000', 1);
      renderer.clear();
      renderer.render(scene, camera);
      renderer.setRenderTarget(null);
      renderer.render(plate, cameraPlate);
    },
  };
}
