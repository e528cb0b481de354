import type { Readable } from 'node:stream';
import type { Store } from './store.ts';
import type { Bucket } from '../config/storageUrl.ts';

/** In milliseconds. */
const CONNECT = 2000;
const ANSWER = 6000;
/** Without a byte: a phone that is slow still takes some. */
const STILL = 30_000;
/** Of all tries of one request together, so that whoever waits for it is answered. */
const PATIENCE = 9000;
/** More than look at pictures at once through one server; each holds one while it is sent. */
const SOCKETS = 200;

/** A bucket, of AWS or of whoever speaks its protocol. It may be private: browsers never go there. */
export function s3Store({ bucket, prefix, ...where }: Bucket): Store {
  let opened: ReturnType<typeof connect> | undefined;
  const client = () => (opened ??= connect(where));
  const key = (nom: string) => ({ Bucket: bucket, Key: prefix + nom });
  return {
    async put(nom, bytes) {
      const { s3, PutObjectCommand } = await client();
      const object = { ...key(nom), Body: bytes, ContentType: 'image/webp' };
      await patiently((options) => s3.send(new PutObjectCommand(object), options));
    },
    async get(nom) {
      const { s3, GetObjectCommand, NoSuchKey } = await client();
      try {
        const { Body, ContentLength } = await patiently((options) =>
          s3.send(new GetObjectCommand(key(nom)), options),
        );
        // In Node a body is the response itself.
        return { taille: ContentLength!, flux: Body as Readable };
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined;
        throw cause;
      }
    },
    async remove(noms) {
      const { s3, DeleteObjectCommand } = await client();
      // One by one: not every service takes a list.
      for (const nom of noms)
        await patiently((options) => s3.send(new DeleteObjectCommand(key(nom)), options));
    },
    // A write that breaks leaves nothing there.
    clean: async () => {},
  };
}

/** Loaded when first needed: it costs a start half a second, and most have no bucket. */
async function connect({
  endpoint,
  region,
  credentials,
  inHost,
}: Omit<Bucket, 'bucket' | 'prefix'>) {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const s3 = new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    forcePathStyle: !inHost,
    maxAttempts: 3,
    // Other services than AWS refuse checksums that they do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT,
      requestTimeout: ANSWER,
      throwOnRequestTimeout: true,
      socketTimeout: STILL,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
  });
  return { s3, DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand };
}

/** Until the answer begins: its body takes as long as who reads it. */
async function patiently<T>(
  send: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    return await send({ abortSignal: patience.signal });
  } finally {
    clearTimeout(timer);
  }
}
