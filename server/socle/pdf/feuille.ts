import { encodeQR } from 'qr';
import Pdf from 'pdfkit';
import { type Ligne, lignesOf } from './lignes.ts';
import { type Coupe, type Graisse } from './polices.ts';

/** A4, in points. */
export const PAGE = { largeur: 595.28, hauteur: 841.89, marge: 56 };
export const LARGEUR = PAGE.largeur - 2 * PAGE.marge;
const INTERLIGNE = 1.35;

const ENCRE = '#1b242d';
export const PALE = '#55616d';

export interface Style {
  corps?: number;
  graisse?: Graisse;
  couleur?: string;
  x?: number;
  largeur?: number;
  aDroite?: boolean;
  lien?: string;
}

interface Colonne {
  tete: string;
  x: number;
  largeur: number;
  aDroite?: boolean;
}

type Cellule = [texte: string, style: Style][];

interface Propos {
  titre: string;
  auteur: string;
  /** The date of the attested fact, so that every drawing has the same bytes. */
  date: Date;
  suite?: string;
}

type Struct = PDFKit.PDFStructureElement;

/** PDF/A-2a on A4: tagged, French, fonts embedded. Everything flows downwards. */
export function openFeuille({ titre, auteur, date, suite }: Propos) {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: 'fr-BE',
    displayTitle: true,
    // PDF/A forbids standard fonts.
    font: null as never,
    info: { Title: titre, Author: auteur, Creator: auteur, CreationDate: date, ModDate: date },
  });
  const parts: Buffer[] = [];
  doc.on('data', (some: Buffer) => parts.push(some));
  const ended = new Promise<Buffer>((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
  });
  const racine = doc.struct('Document');
  doc.addStructure(racine);
  const known = new Set<string>();
  let y = PAGE.marge;

  function use({ nom, font }: Coupe): void {
    if (!known.has(nom)) doc.registerFont(nom, font as never);
    known.add(nom);
    doc.font(nom);
  }

  function drawLignes(lignes: Ligne[], x: number, haut: number, corps: number, bord?: number) {
    const pas = corps * INTERLIGNE;
    for (const [at, { passages, largeur: longueur }] of lignes.entries()) {
      let gauche = bord === undefined ? x : bord - longueur;
      for (const { texte, coupe, largeur } of passages) {
        use(coupe);
        doc.fontSize(corps).text(texte, gauche, haut + at * pas + corps, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: [],
        });
        gauche += largeur;
      }
    }
  }

  function put(parent: Struct, tag: string, texte: string, haut: number, style: Style): number {
    const { corps = 11, graisse = 400, couleur = ENCRE, x = 0, aDroite, lien } = style;
    const { largeur = LARGEUR - x } = style;
    const lignes = lignesOf(texte, { graisse, corps, largeur });
    const gauche = PAGE.marge + x;
    // Screen readers get the full text where a sign was replaced.
    const shown = lignes.flatMap(({ passages }) => passages.map((each) => each.texte)).join('');
    const actual = shown.replace(/\s/g, '') !== texte.replace(/\s/g, '').normalize('NFC');
    const element = doc.struct(lien ? 'Link' : tag, {
      ...(actual && { actual: texte }),
      ...(lien && { alt: texte }),
    });
    parent.add(element);
    element.add(() => {
      doc.fillColor(couleur);
      drawLignes(lignes, gauche, haut, corps, aDroite ? gauche + largeur : undefined);
    });
    const hauteur = lignes.length * corps * INTERLIGNE;
    if (lien) {
      const longest = Math.max(...lignes.map((each) => each.largeur));
      doc.link(gauche, haut, longest, hauteur, lien, { structParent: element } as never);
    }
    element.end();
    return hauteur;
  }

  function ornement(draw: (doc: PDFKit.PDFDocument) => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    draw(doc);
    doc.restore();
    doc.endMarkedContent();
  }

  let feuilles = 1;
  const bas = PAGE.hauteur - PAGE.marge;

  /** Starts a new sheet when the text and `apres` more lines do not fit. */
  function makeRoom(texte: string, style: Style, apres = 0): void {
    const { corps = 11, graisse = 400, x = 0, largeur = LARGEUR - x } = style;
    const lignes = lignesOf(texte, { graisse, corps, largeur }).length + apres;
    if (suite === undefined || y + lignes * corps * INTERLIGNE <= bas) return;
    doc.addPage();
    y = PAGE.marge;
    const pied = lignesOf(`${titre}, page ${++feuilles}`, {
      graisse: 400,
      corps: 9,
      largeur: LARGEUR,
    });
    ornement(() => {
      doc.fillColor(suite);
      drawLignes(pied, PAGE.marge, bas + 16, 9);
    });
  }

  const filet = (haut: number) =>
    ornement(() => doc.rect(PAGE.marge, haut, LARGEUR, 1).fill('#c9d0d6'));

  return {
    espace(points: number): void {
      y += points;
    },
    get y(): number {
      return y;
    },
    set y(points: number) {
      y = points;
    },
    titre: (texte: string, niveau: 1 | 2 | 3, style: Style = {}) => {
      // A heading stays with the text that follows.
      makeRoom(texte, { graisse: 700, ...style }, 2);
      y += put(racine, `H${niveau}`, texte, y, { graisse: 700, ...style });
    },
    texte: (texte: string, style: Style = {}) => {
      makeRoom(texte, style);
      y += put(racine, 'P', texte, y, style);
    },
    lien: (texte: string, adresse: string, style: Style = {}) => {
      const paragraphe = doc.struct('P');
      racine.add(paragraphe);
      y += put(paragraphe, 'Link', texte, y, { ...style, lien: adresse });
      paragraphe.end();
    },
    tableau(
      rangees: [nom: string, mots: string[]][],
      {
        colonne,
        corps,
        x = 0,
        aDroite = false,
      }: { colonne: number; corps: number; x?: number; aDroite?: boolean },
    ): void {
      const table = doc.struct('Table');
      racine.add(table);
      for (const [nom, mots] of rangees) {
        const tr = doc.struct('TR');
        table.add(tr);
        const th = doc.struct('TH', { scope: 'Row' } as never);
        const td = doc.struct('TD');
        tr.add(th).add(td);
        const left = put(th, 'P', nom, y, { corps, couleur: PALE, x, largeur: colonne - 12 });
        let right = 0;
        for (const mot of mots)
          right += put(td, 'P', mot, y + right, { corps, x: x + colonne, graisse: 700, aDroite });
        y += Math.max(left, right) + 5;
        for (const each of [th, td, tr]) each.end();
      }
      table.end();
    },
    grille(colonnes: Colonne[], rangees: Cellule[][], corps: number): void {
      const table = doc.struct('Table');
      racine.add(table);
      const rangee = (cellules: Cellule[], tag: 'TH' | 'TD') => {
        const tr = doc.struct('TR');
        table.add(tr);
        const bas = cellules.map((lignes, at) => {
          const { x, largeur, aDroite = false } = colonnes[at]!;
          const attributes = tag === 'TH' ? { scope: 'Column' } : {};
          const cell = doc.struct(tag, attributes as never);
          tr.add(cell);
          let haut = y;
          for (const [texte, style] of lignes)
            haut += put(cell, 'P', texte, haut, { corps, x, largeur, aDroite, ...style });
          cell.end();
          return haut;
        });
        tr.end();
        y = Math.max(y, ...bas) + corps * 0.55;
        filet(y);
        y += corps * 0.65;
      };
      rangee(
        colonnes.map(({ tete }) => [[tete, { corps: corps * 0.82, couleur: PALE }]]),
        'TH',
      );
      for (const cellules of rangees) rangee(cellules, 'TD');
      table.end();
    },
    figure(
      alt: string,
      [x, haut, largeur, hauteur]: [number, number, number, number],
      draw: (doc: PDFKit.PDFDocument) => void,
    ): void {
      const gauche = PAGE.marge + x;
      const bbox = [gauche, haut, gauche + largeur, haut + hauteur];
      const figure = doc.struct('Figure', { alt, bbox } as never, [
        () => {
          doc.save().translate(gauche, haut);
          draw(doc);
          doc.restore();
        },
      ]);
      racine.add(figure);
    },
    ornement,
    filet,
    fin(): Promise<Buffer> {
      racine.end();
      doc.end();
      return ended;
    },
  };
}

export type Feuille = ReturnType<typeof openFeuille>;

/** Names may have two hundred letters: smaller type makes them fit. */
const ECHELLES = [1, 0.9, 0.8, 0.7, 0.6];

export function enUneFeuille(compose: (echelle: number) => Feuille): Promise<Buffer> {
  for (const echelle of ECHELLES) {
    const feuille = compose(echelle);
    if (feuille.y <= PAGE.hauteur - PAGE.marge || echelle === ECHELLES.at(-1)) return feuille.fin();
  }
  throw new Error('Nothing was drawn.');
}

const CLAIR = 4;

export function qrCode(
  feuille: Feuille,
  texte: string,
  alt: string,
  [x, y, cote]: [number, number, number],
): void {
  const carres = encodeQR(texte, 'raw', { ecc: 'medium', border: CLAIR });
  const pas = cote / carres.length;
  feuille.figure(alt, [x, y, cote, cote], (doc) => {
    doc.rect(0, 0, cote, cote).fill('#ffffff');
    for (const [row, each] of carres.entries())
      for (const [column, noir] of each.entries())
        if (noir) doc.rect(column * pas, row * pas, pas, pas);
    doc.fill('#000000');
  });
}
