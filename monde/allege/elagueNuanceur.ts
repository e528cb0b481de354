/** No material, light or texture of the world asks these of a shader. */
const ABSENTS = [
  /^USE_(TANGENT|CLEARCOAT|IRIDESCENCE|SHEEN|RETROREFLECTION|ANISOTROPY|DIFFUSE_ROUGHNESS)/,
  /^USE_(TRANSMISSION|THICKNESS|SPECULAR|DISPERSION|LIGHT_PROBES)/,
  /^USE_(ALPHA|AO|BUMP|DISPLACEMENT|GRADIENT|LIGHT|METALNESS|NORMAL|ROUGHNESS)MAP/,
  /^USE_(BATCHING|SKINNING|MORPH|INSTANCING_MORPH|ALPHAHASH|MATCAP|POINTS_UV|COLOR_ALPHA)/,
  /^USE_(LOGARITHMIC|REVERSED)_DEPTH_BUFFER$/,
  /^NUM_(POINT_LIGHT|RECT_AREA_LIGHT|SUN_LIGHT|LIGHT_PROBE|CLIPPING_PLANES)/,
  /^(PHYSICAL|IOR|FLAT_SHADED|DITHERING|ALPHA_TO_COVERAGE|TONE_MAPPING)$/,
  /^(DECODE_VIDEO_TEXTURE|SHADOWMAP_TYPE_VSM$|ENVMAP_TYPE_CUBE$)/,
];

const isAbsent = (nom: string): boolean => ABSENTS.some((absent) => absent.test(nom));

/** `sure` is undefined where only a program at work knows; `reste` is then left to ask. */
interface Certitude {
  sure: boolean | undefined;
  reste: string;
}

/** At this sign, outside brackets. */
function split(condition: string, signe: string): string[] {
  const parts = [''];
  let profondeur = 0;
  for (let i = 0; i < condition.length; i++) {
    if (condition[i] === '(') profondeur++;
    if (condition[i] === ')') profondeur--;
    if (profondeur > 0 || !condition.startsWith(signe, i)) parts[parts.length - 1] += condition[i]!;
    else {
      parts.push('');
      i += signe.length - 1;
    }
  }
  return parts;
}

function joinCertitudes(parts: string[], signe: '||' | '&&'): Certitude {
  const decide = signe === '||';
  const certitudes = parts.map(certitudeOf);
  if (certitudes.some(({ sure }) => sure === decide)) return { sure: decide, reste: '' };
  const restent = certitudes.filter(({ sure }) => sure === undefined);
  if (restent.length === 0) return { sure: !decide, reste: '' };
  return { sure: undefined, reste: restent.map(({ reste }) => reste).join(` ${signe} `) };
}

function certitudeOf(condition: string): Certitude {
  const nue = condition.trim();
  for (const signe of ['||', '&&'] as const) {
    const parts = split(nue, signe);
    if (parts.length > 1) return joinCertitudes(parts, signe);
  }
  if (/^\(.*\)$/.test(nue)) {
    const { sure, reste } = certitudeOf(nue.slice(1, -1));
    return { sure, reste: `(${reste})` };
  }
  if (nue.startsWith('!')) {
    const { sure, reste } = certitudeOf(nue.slice(1));
    return { sure: sure === undefined ? undefined : !sure, reste: `!${reste}` };
  }
  const nom = /^(?:defined\s*\(\s*(\w+)\s*\)|(\w+)\s*>\s*0)$/.exec(nue);
  return { sure: nom && isAbsent((nom[1] ?? nom[2])!) ? false : undefined, reste: nue };
}

/** From an #if to its #endif. */
interface Groupe {
  /** Itself inside what is kept. */
  garde: boolean;
  /** The lines being read are kept. */
  ici: boolean;
  /** Some branch was kept as a question. */
  demande: boolean;
  /** A branch always holds: those after it never do. */
  decide: boolean;
}

/** The lines that say where this branch begins. */
function enter(groupe: Groupe, { sure, reste }: Certitude): string[] {
  groupe.ici = groupe.garde && !groupe.decide && sure !== false;
  if (!groupe.ici) return [];
  const premiere = !groupe.demande;
  if (sure) {
    groupe.decide = true;
    return premiere ? [] : ['#else'];
  }
  groupe.demande = true;
  return [`#${premiere ? 'if' : 'elif'} ${reste}`];
}

/** Without what its preprocessor would drop in each program of the world. */
export function elagueNuanceur(texte: string): string {
  const gardees: string[] = [];
  const pile: Groupe[] = [];
  const isGardee = () => pile.every(({ ici }) => ici);
  const sans = texte.replace(/\/\*[^]*?\*\//g, '').replace(/\/\/.*/g, '');
  for (const ligne of sans.split('\n').map((l) => l.trim())) {
    if (ligne === '') continue;
    const [, mot, condition = ''] =
      /^#\s*(ifdef|ifndef|if|elif|else|endif)\b(.*)$/.exec(ligne) ?? [];
    if (mot === undefined) {
      if (isGardee()) gardees.push(ligne);
    } else if (mot === 'endif') {
      const { garde, demande } = pile.pop()!;
      if (garde && demande) gardees.push('#endif');
    } else if (mot === 'else') gardees.push(...enter(pile.at(-1)!, { sure: true, reste: '' }));
    else if (mot === 'elif') gardees.push(...enter(pile.at(-1)!, certitudeOf(condition)));
    else {
      const groupe = { garde: isGardee(), ici: true, demande: false, decide: false };
      const defini = `defined(${condition.trim()})`;
      const demandee = { if: condition, ifdef: defini, ifndef: `!${defini}` }[mot]!;
      gardees.push(...enter(groupe, certitudeOf(demandee)));
      pile.push(groupe);
    }
  }
  return gardees.join('\n');
}
