import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { bucketOf } from './storageUrl.ts';

test.each([
  [
    's3://CLE:SE%2FCRET@s3.fr-par.scw.cloud/mon-bucket',
    {
      endpoint: 'https://s3.fr-par.scw.cloud',
      bucket: 'mon-bucket',
      prefix: '',
      region: 'fr-par',
      credentials: { accessKeyId: 'CLE', secretAccessKey: 'SE/CRET' },
      inHost: false,
    },
  ],
  ['s3://C:S@s3.gra.io.cloud.ovh.net/ecole', { region: 'gra' }],
  ['s3://C:S@s3.eu-west-3.amazonaws.com/ecole?bucket=hote', { region: 'eu-west-3', inHost: true }],
  ['s3://s3.eu-west-3.amazonaws.com/ecole', { credentials: undefined }],
  ['s3://C:S@minio:9000/ecole/?tls=0', { endpoint: 'http://minio:9000', region: 'us-east-1' }],
  [
    's3://C:S@minio/ecole/a/b/?region=bxl',
    { endpoint: 'https://minio', prefix: 'a/b/', region: 'bxl' },
  ],
])('%s', (address, expected) => {
  expect(bucketOf(address)).toMatchObject(expected);
});

test.each([
  ['/var/fichiers', /ce n’est pas une adresse s3:\/\//],
  ['https://minio/ecole', /ce n’est pas une adresse s3:\/\//],
  ['s3:///ecole', /le serveur manque/],
  ['s3://minio:9000', /le nom du bucket manque/],
  ['s3://minio/', /le nom du bucket manque/],
  ['s3://minio/Mon_Bucket', /le nom du bucket manque/],
  ['s3://minio/ecole/a b', /le dossier/],
  ['s3://minio/ecole//a', /le dossier/],
  ['s3://CLE@minio/ecole', /la clé et son secret/],
  ['s3://C:S@minio/ecole#1', /%23/],
  ['s3://C:S@minio/ecole?regoin=a', /«\sregoin\s»/],
  ['s3://C:S@minio/ecole?tls=non', /«\stls\s»/],
  ['s3://C:S@minio/ecole?region=', /«\sregion\s»/],
])('%s stops the start', (STORAGE_URL, told) => {
  const start = () => readEnvironment({ STORAGE_URL, APP_SECRET: 'x'.repeat(32) });
  expect(start).toThrow(/^STORAGE_URL n’est pas valable/);
  expect(start).toThrow(told);
});

test('what is said of a bad one has no secret in it', () => {
  expect(() => bucketOf('s3://CLE:TRES-SECRET@minio')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('TRES-SECRET') }),
  );
});
