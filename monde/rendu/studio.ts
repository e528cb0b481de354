import {
  BasicShadowMap,
  CanvasTexture,
  CustomBlending,
  DirectionalLight,
  EquirectangularReflectionMapping,
  FogExp2,
  HalfFloatType,
  HemisphereLight,
  LinearSRGBColorSpace,
  Mesh,
  NoBlending,
  NoToneMapping,
  OneFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SpotLight,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Lampe } from '../chantier.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { canvasDe } from '../textures/toile.ts';
import type { Ambiance } from './ambiances.ts';
import { paintReflets } from './ciel.ts';
import type { Reflet } from './miroirs.ts';
import { castOmbres } from './ombres.ts';
import { croisement, RAMASSE } from './faisceau.ts';

/** In metres from what is lit. */
const SOLEIL = 110;
const NOMBRE_DE_LAMPES = 8;

/** `images`: jittered frames that are added up; `ombres`: pixels a side of a shadow map. */
export interface Qualite {
  largeur: number;
  hauteur: number;
  images: number;
  ombres: number;
  /** After each frame: a draft of all that was added up. It throws where nobody waits any more. */
  entre?: (ebauche: () => HTMLCanvasElement, images: number) => Promise<void>;
}

/** A scene that is ready to be drawn, and how it is lit. */
export interface Plateau {
  scene: Scene;
  /** Skies are shared by it. */
  ambiance: Ambiance;
  enVille: boolean;
  lampes: Lampe[];
  /** Lit with sharp shadows: a place on the ground, and metres around it. */
  centre: Vec;
  rayon: number;
  /** Degrees: the sun stands as seen from this heading. */
  cap: number;
  /** Fog as seen from a seat; less from above. */
  voile: number;
  /** The own car's mirrors. */
  reflets?: readonly Reflet[];
}

export interface Prise {
  camera: PerspectiveCamera;
  largeur: number;
  hauteur: number;
}

export const PLEIN_ECRAN =
  'varying vec2 v; void main(){ v = uv; gl_Position = vec4(position.xy, 0., 1.); }';

/** Adds up frames in linear light. */
const SOMME = `varying vec2 v; uniform sampler2D t; uniform float k;
void main(){ gl_FragColor = vec4(min(texture2D(t, v).rgb, vec3(24.)) * k, 1.); }`;

/** A filmic curve with a softer shoulder, then sRGB. */
export const DEVELOPPE = `varying vec2 v; uniform sampler2D t; uniform float e;
vec3 aces(vec3 x){ return clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.); }
void main(){
  vec3 c = texture2D(t, v).rgb * e * .62;
  c = mix(aces(c), c / (1. + c * .55), .12);
  c = mix(vec3(dot(c, vec3(.3, .6, .1))), c, 1.04);
  c = mix(c * 12.92, 1.055 * pow(max(c, vec3(.0031)), vec3(1. / 2.4)) - .055, step(.0031, c));
  gl_FragColor = vec4(c, 1.);
}`;

/** Draws stills in linear light, frame upon frame: soft sun, light of the whole sky, smooth edges. */
export class Studio {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  private readonly ecran = new Mesh(new PlaneGeometry(2, 2));
  private readonly scenePlate = new Scene();
  private readonly cameraPlate = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly reflets: PMREMGenerator;
  private readonly somme = new ShaderMaterial({
    uniforms: { t: { value: null }, k: { value: 1 } },
    vertexShader: PLEIN_ECRAN,
    fragmentShader: SOMME,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthTest: false,
    depthWrite: false,
  });
  private readonly sortie = new ShaderMaterial({
    uniforms: { t: { value: null }, e: { value: 1 } },
    vertexShader: PLEIN_ECRAN,
    fragmentShader: DEVELOPPE,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    const renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
    renderer.outputColorSpace = LinearSRGBColorSpace;
    renderer.toneMapping = NoToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = BasicShadowMap;
    renderer.info.autoReset = false;
    renderer.setPixelRatio(1);
    this.renderer = renderer;
    this.reflets = new PMREMGenerator(renderer);
    this.ecran.frustumCulled = false;
    this.scenePlate.add(this.ecran);
  }

  /** The first is the picture; mirrors follow. Each comes as its own canvas. */
  async still(
    plateau: Plateau,
    prises: readonly Prise[],
    { images, ombres, entre }: Qualite,
  ): Promise<HTMLCanvasElement[]> {
    const { scene, ambiance } = plateau;
    const lumieres = this.light(plateau, ombres);
    const cibles = prises.map(({ largeur, hauteur }) => ({
      image: new WebGLRenderTarget(largeur, hauteur, { type: HalfFloatType }),
      somme: new WebGLRenderTarget(largeur, hauteur, { type: HalfFloatType, depthBuffer: false }),
    }));
    const develop = (gain: number) =>
      prises.map(({ largeur, hauteur }, j) =>
        this.develop(cibles[j]!.somme, largeur, hauteur, ambiance.exposition * gain),
      );
    const alea = aleaOf(5);
    try {
      for (let i = 0; i < images; i++) {
        lumieres.turn(i, images, alea);
        this.renderer.shadowMap.autoUpdate = true;
        for (const reflet of plateau.reflets ?? []) reflet.draw(this.renderer, scene);
        for (const [j, prise] of prises.entries()) {
          this.renderer.shadowMap.autoUpdate = j === 0;
          this.expose(scene, prise, cibles[j]!, i, images);
        }
        await entre?.(() => develop(images / (i + 1))[0]!, i + 1);
      }
      for (const { camera } of prises) camera.clearViewOffset();
      return develop(1);
    } finally {
      for (const { image, somme } of cibles) {
        image.dispose();
        somme.dispose();
      }
      lumieres.dispose();
      for (const reflet of plateau.reflets ?? []) reflet.dispose();
    }
  }

  /** Adds the frame `i`, jittered by less than a pixel. */
  private expose(
    scene: Scene,
    { camera, largeur, hauteur }: Prise,
    { image, somme }: Record<'image' | 'somme', WebGLRenderTarget>,
    i: number,
    images: number,
  ): void {
    if (images > 1)
      camera.setViewOffset(
        largeur,
        hauteur,
        ((i * 0.7548) % 1) - 0.5,
        ((i * 0.5698) % 1) - 0.5,
        largeur,
        hauteur,
      );
    this.renderer.setClearColor('#000000', 1);
    this.renderer.setRenderTarget(image);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    this.add(image, somme, 1 / images, i === 0);
  }

  private light(plateau: Plateau, ombres: number) {
    const { scene, ambiance, centre, rayon, cap } = plateau;
    const reflet = new CanvasTexture(paintReflets(ambiance, plateau.enVille));
    reflet.mapping = EquirectangularReflectionMapping;
    reflet.colorSpace = SRGBColorSpace;
    const environnement = this.reflets.fromEquirectangular(reflet);
    scene.environment = environnement.texture;
    scene.environmentIntensity = 0.95;
    scene.fog = new FogExp2(ambiance.brume.couleur, ambiance.brume.densite * plateau.voile);
    const { ciel, sol, force } = ambiance.fond;
    scene.add(new HemisphereLight(ciel, sol, force));
    const cible = new Vector3(...(centre as [number, number, number]));
    const soleil = new DirectionalLight(ambiance.soleil.couleur, ambiance.soleil.force);
    const voute = new DirectionalLight(ambiance.voute.couleur, ambiance.voute.force);
    for (const lumiere of [soleil, voute]) {
      castOmbres(lumiere, { rayon, cote: ombres, normalBias: 0.04 });
      lumiere.target.position.copy(cible);
      scene.add(lumiere, lumiere.target);
    }
    const spots = this.addLampes(plateau, cible);
    const vers = new Vector3(...(ambiance.vers as [number, number, number]))
      .normalize()
      .applyAxisAngle(new Vector3(0, 1, 0), -radians(cap));
    const ecart = new Vector3();
    return {
      /** Moves sun and dome to where frame `i` wants them. */
      turn: (i: number, images: number, alea: () => number) => {
        ecart
          .set(alea() - 0.5, alea() - 0.5, alea() - 0.5)
          .multiplyScalar(ambiance.soleil.flou * 2);
        soleil.position.copy(cible).addScaledVector(vers.clone().add(ecart).normalize(), SOLEIL);
        const angle = ((i * 0.618034) % 1) * 2 * Math.PI;
        const bas = Math.sqrt(((i + 0.5) / images) * 0.94);
        voute.position.copy(cible);
        voute.position.x += Math.cos(angle) * bas * SOLEIL;
        voute.position.y += Math.sqrt(1 - bas * bas) * SOLEIL;
        voute.position.z += Math.sin(angle) * bas * SOLEIL;
      },
      dispose: () => {
        environnement.dispose();
        reflet.dispose();
        for (const lumiere of [soleil, voute, ...spots]) lumiere.dispose();
      },
    };
  }

  /** The nearest lamps light; the others only glow. */
  private addLampes({ scene, lampes, ambiance }: Plateau, cible: Vector3): SpotLight[] {
    if (!ambiance.nuit) return [];
    const loin = ({ ou }: Lampe) => Math.hypot(ou[0] - cible.x, ou[2] - cible.z);
    return lampes
      .toSorted((a, b) => loin(a) - loin(b))
      .slice(0, NOMBRE_DE_LAMPES)
      .map(({ genre, ou, vers, couleur, force, portee }, i) => {
        const phare = genre === 'phare';
        const [angle, penombre] = phare ? [0.45, 0.9] : [1.15, 0.75];
        const puissance = phare ? force * RAMASSE : force;
        const lampe = new SpotLight(couleur, puissance, portee, angle, penombre, 1.35);
        lampe.position.set(...(ou as [number, number, number]));
        lampe.target.position.set(...(vers as [number, number, number]));
        if (phare) lampe.map = croisement(angle);
        if (phare && i === 0) {
          lampe.castShadow = true;
          lampe.shadow.mapSize.set(1024, 1024);
          Object.assign(lampe.shadow.camera, { near: 0.6, far: 70 });
          lampe.shadow.bias = -0.002;
        }
        scene.add(lampe, lampe.target);
        return lampe;
      });
  }

  private add(de: WebGLRenderTarget, vers: WebGLRenderTarget, part: number, premiere: boolean) {
    this.ecran.material = this.somme;
    this.somme.uniforms.t!.value = de.texture;
    this.somme.uniforms.k!.value = part;
    this.renderer.setRenderTarget(vers);
    this.renderer.autoClear = false;
    if (premiere) {
      this.renderer.setClearColor('#000000', 1);
      this.renderer.clear();
    }
    this.renderer.render(this.scenePlate, this.cameraPlate);
    this.renderer.autoClear = true;
  }

  private develop(
    source: WebGLRenderTarget,
    largeur: number,
    hauteur: number,
    exposition: number,
  ): HTMLCanvasElement {
    this.renderer.setSize(largeur, hauteur, false);
    this.ecran.material = this.sortie;
    this.sortie.uniforms.t!.value = source.texture;
    this.sortie.uniforms.e!.value = exposition;
    this.renderer.setRenderTarget(null);
    this.renderer.render(this.scenePlate, this.cameraPlate);
    const toile = canvasDe(largeur, hauteur);
    toile.getContext('2d')!.drawImage(this.canvas, 0, 0);
    return toile;
  }
}

/** Frees what a scene holds on the graphics card; shared textures stay. */
export function disposeScene(scene: Scene): void {
  scene.traverse((objet) => {
    if (objet instanceof Mesh) (objet.geometry as { dispose: () => void }).dispose();
  });
}
