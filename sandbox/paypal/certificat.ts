import { createPrivateKey, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificat {
  key: string;
  pem: string;
  name: string;
}

/** Self-signed, kept in `folder`, valid ten years. */
export function openCertificat(folder: string): Certificat {
  const file = join(folder, 'certificat.json');
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Certificat;
    createPrivateKey(kept.key);
    return kept;
  } catch {
    const made = make();
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
    return made;
  }
}

function make(): Certificat {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const named = sequence(set(sequence(oid(COMMON_NAME), utf8('PayPal de démonstration'))));
  const algorithm = sequence(oid(SHA256_WITH_RSA), der(0x05));
  const year = new Date().getUTCFullYear();
  const signed = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x4d]), randomBytes(15)])),
    algorithm,
    named,
    sequence(...[year - 1, year + 9].map((at) => der(0x18, Buffer.from(`${at}0101000000Z`)))),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const seal = createSign('sha256').update(signed).sign(privateKey);
  const whole = sequence(signed, algorithm, der(0x03, Buffer.from([0]), seal));
  const lines = whole.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    name: `CERT-${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`,
  };
}

const COMMON_NAME = '550403';
const SHA256_WITH_RSA = '2a864886f70d01010b';

function der(tag: number, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  const hex = inside.length.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  const length = inside.length < 0x80 ? bytes : Buffer.from([0x80 | bytes.length, ...bytes]);
  return Buffer.concat([Buffer.from([tag]), length, inside]);
}
const sequence = (...content: Buffer[]) => der(0x30, ...content);
const set = (...content: Buffer[]) => der(0x31, ...content);
const integer = (value: Buffer) => der(0x02, value);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string) => der(0x0c, Buffer.from(text));
