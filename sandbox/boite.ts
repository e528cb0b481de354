import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const MOST_KEPT = 500;
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{4}$/;

export interface Apercu {
  id: string;
  date: Date;
  destinataire: string;
  expediteur: string;
  sujet: string;
  avec: number;
}

export interface MailRecu extends Apercu {
  messageId: string;
  texte: string;
  /** Unsanitized. */
  html: string;
  source: string;
  pieces: Piece[];
}

interface Piece {
  nom: string;
  type: string;
  contenu: Buffer;
}

export interface BoiteDeMails {
  keep(source: Buffer, destinataires: string[]): Promise<void>;
  list(): Promise<Apercu[]>;
  open(id: string): Promise<MailRecu | undefined>;
}

/** Keeps the newest 500 mails in `folder`, a file each; they survive a restart. */
export function openBoite(folder: string): BoiteDeMails {
  const known = new Map<string, Apercu>();
  const names = async () => {
    const files = await readdir(folder).catch(() => []);
    const ids = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -4));
    return ids.filter((id) => ID.test(id)).toSorted();
  };

  async function open(id: string): Promise<MailRecu | undefined> {
    if (!ID.test(id)) return undefined;
    const source = await readFile(join(folder, `${id}.eml`)).catch(() => undefined);
    if (!source) return undefined;
    return { id, ...read(await PostalMime.parse(source)), source: source.toString('utf8') };
  }

  async function apercu(id: string): Promise<Apercu | undefined> {
    const mail = known.get(id) ?? (await open(id));
    if (!mail) return undefined;
    const { date, destinataire, expediteur, sujet, avec } = mail;
    known.set(id, { id, date, destinataire, expediteur, sujet, avec });
    return known.get(id);
  }

  return {
    open,
    async keep(source, destinataires) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = newId();
      const file = join(folder, `${id}.eml`);
      // The rename is atomic, since a list may be read meanwhile.
      await writeFile(`${file}.part`, Buffer.concat([trace(destinataires), source]), {
        mode: 0o600,
      });
      await rename(`${file}.part`, file);
      for (const old of (await names()).slice(0, -MOST_KEPT)) {
        known.delete(old);
        await rm(join(folder, `${old}.eml`), { force: true });
      }
    },
    async list() {
      const all: Apercu[] = [];
      for (const id of (await names()).toReversed()) {
        const one = await apercu(id);
        if (one) all.push(one);
      }
      return all;
    },
  };
}

let last = 0;

/** Keeps the order of arrival, also within a millisecond. */
function newId(): string {
  last = Math.max(Date.now(), last + 1);
  const instant = new Date(last).toISOString().replace(/[-:.]/g, '');
  return `${instant}-${randomBytes(2).toString('hex')}`;
}

/** Writes recipients and time as mail servers add them. */
function trace(destinataires: string[]): Buffer {
  const lines = [
    ...destinataires.map((destinataire) => `Delivered-To: ${destinataire}`),
    `Received: by localhost; ${new Date().toUTCString().replace('GMT', '+0000')}`,
  ];
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''));
}

function read(email: Email) {
  const received = email.headers.find(({ key }) => key === 'received')?.value ?? '';
  const pieces = email.attachments.map(({ filename, mimeType, content }, at) => ({
    nom: filename || `piece-${at + 1}`,
    type: mimeType,
    contenu: Buffer.from(content as ArrayBuffer),
  }));
  return {
    date: new Date(received.split(';').at(-1)!.trim()),
    destinataire: email.deliveredTo ?? '',
    expediteur: nameOf(email.from),
    sujet: email.subject ?? '',
    messageId: email.messageId ?? '',
    texte: email.text ?? '',
    html: email.html ?? '',
    pieces,
    avec: pieces.length,
  };
}

function nameOf(from: Email['from']): string {
  if (!from?.address) return from?.name ?? '';
  return from.name ? `${from.name} <${from.address}>` : from.address;
}
