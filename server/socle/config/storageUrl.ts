export interface Bucket {
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  /** Undefined: the AWS client finds its own (AWS_ACCESS_KEY_ID…, or the machine's role). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  inHost: boolean;
}

/** AWS, Scaleway and OVH name the region in their hosts. */
const REGION_OF =
  /^s3[.-]([a-z0-9-]+)\.(?:amazonaws\.com|scw\.cloud|(?:io|perf)\.cloud\.ovh\.\w+)$/;
const CHOICES: Record<string, RegExp> = {
  region: /^[a-z0-9-]+$/,
  tls: /^[01]$/,
  bucket: /^(chemin|hote)$/,
};

/** Parses `s3://key:secret@host/bucket/prefix?region=…&tls=0&bucket=hote`; throws a sentence. */
export function bucketOf(address: string): Bucket {
  const wrong = (what: string) =>
    new Error(
      `STORAGE_URL n’est pas valable\u00a0: ${what}. Il faut une adresse comme s3://CLE:SECRET@s3.fr-par.scw.cloud/mon-bucket.`,
    );
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 's3:') throw wrong('ce n’est pas une adresse s3://');
  if (!url.hostname) throw wrong('le serveur manque après s3://');
  const [bucket = '', ...folders] = url.pathname.slice(1).replace(/\/$/, '').split('/');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw wrong('le nom du bucket manque après le serveur, ou n’en est pas un');
  if (!folders.every((folder) => /^[\w-]+$/.test(folder)))
    throw wrong('le dossier après le bucket n’est fait que de lettres, de chiffres et de tirets');
  if (!url.username !== !url.password) throw wrong('la clé et son secret vont ensemble');
  if (url.hash) throw wrong('un «\u00a0#\u00a0» se note %23');
  for (const [name, value] of url.searchParams) {
    if (!CHOICES[name]?.test(value))
      throw wrong(
        `«\u00a0${name}\u00a0» n’est pas un réglage, ou sa valeur n’en est pas une (region=…, tls=0, bucket=hote)`,
      );
  }
  const region = url.searchParams.get('region') ?? REGION_OF.exec(url.hostname)?.[1];
  return {
    endpoint: `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: region ?? 'us-east-1',
    credentials: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : undefined,
    inHost: url.searchParams.get('bucket') === 'hote',
  };
}
