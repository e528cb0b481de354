import type { Readable } from 'node:stream';
import type { Store } from './store.ts';
import { inSpan, SORTES } from '../tracage/inSpan.ts';
import type { Bucket } from '../config/storageUrl.ts';

const CONNECT_MS = 2000;
const ANSWER_MS = 6000;
/** A transfer on which no byte moves ends; even a slow phone reads some. */
const STILL_MS = 30_000;
/** All retries together, since a caller waits. */
const PATIENCE_MS = 9000;
const SOCKETS = 200;

/** The bucket may be private: browsers never go there. */
export function s3Store({ bucket, prefix, ...where }: Bucket): Store {
  let opened: ReturnType<typeof connect> | undefined;
  const client = () => (opened ??= connect(where));
  const key = (nom: string) => ({ Bucket: bucket, Key: prefix + nom });
  return {
    async put(nom, bytes) {
      const { s3, PutObjectCommand } = await client();
      const object = { ...key(nom), Body: bytes, ContentType: `image/${nom.split('.')[1]}` };
      await patiently('put', (options) => s3.send(new PutObjectCommand(object), options));
    },
    async get(nom) {
      const { s3, GetObjectCommand, NoSuchKey } = await client();
      try {
        const { Body, ContentLength } = await patiently('get', (options) =>
          s3.send(new GetObjectCommand(key(nom)), options),
        );
        return { taille: ContentLength!, flux: Body as Readable };
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined;
        throw cause;
      }
    },
    async remove(noms) {
      const { s3, DeleteObjectCommand } = await client();
      // Some services have no batch deletion.
      for (const nom of noms)
        await patiently('delete', (options) => s3.send(new DeleteObjectCommand(key(nom)), options));
    },
    // A broken upload leaves nothing in a bucket.
    clean: async () => {},
  };
}

/** The import costs a start half a second, and few schools have a bucket. */
async function connect({ inHost, credentials, ...where }: Omit<Bucket, 'bucket' | 'prefix'>) {
  const aws = await import('@aws-sdk/client-s3');
  const s3 = new aws.S3Client({
    ...where,
    ...(credentials && { credentials }),
    forcePathStyle: !inHost,
    maxAttempts: 3,
    // Other services than AWS refuse checksums that they do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: STILL_MS,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
  });
  return { s3, ...aws };
}

/** Bounds the time to the first byte only; the reader sets the pace of the body. */
async function patiently<T>(
  geste: string,
  send: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const options = { abortSignal: patience.signal };
    return await inSpan(`S3 ${geste}`, {}, () => send(options), SORTES.client);
  } finally {
    clearTimeout(timer);
  }
}
